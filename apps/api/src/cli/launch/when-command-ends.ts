/**
 * Notices the end of the command that started this process, such as `npx --yes pnpm@12 start`.
 *
 * Ctrl+C reaches every process of the command, but another signal only one. npm runs pnpm through a
 * shell: on SIGTERM npm and that shell end, on SIGKILL npm alone, and pnpm, which gets no signal,
 * keeps this process running. So this process checks whether all of them are still there.
 *
 * The command is every ancestor up to the outermost npm or pnpm. A shell outside of that may end:
 * `npx --yes pnpm@12 start &` outlives its terminal. On Windows only the parent is known.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 500
const PACKAGE_MANAGER = /^(npm|npx|pnpm)(-cli)?(\.(c|m)?js|\.exe)?$/

/**
 * Calls `callback` once, at most 500 ms after a process of the command has ended; never when no
 * package manager started this process. Does not keep this process alive.
 */
export function whenCommandEnds(callback: () => void): void {
  const pids = findCommand()
  const timer = setInterval(() => {
    if (pids.every(isThere)) return
    clearInterval(timer)
    callback()
  }, LOOK_EVERY_MS)
  timer.unref()
}

function findCommand(): readonly number[] {
  if (process.env.npm_lifecycle_event === undefined) return []
  if (process.platform === 'win32') return [process.ppid]
  const ancestors: { readonly pid: number; readonly isPackageManager: boolean }[] = []
  for (let pid = process.ppid; pid > 1; ) {
    const found = readProcess(pid)
    if (found === undefined) break
    ancestors.push({ pid, isPackageManager: isPackageManager(found.commandLine) })
    pid = found.parentPid
  }
  const outermost = ancestors.findLastIndex((ancestor) => ancestor.isPackageManager)
  return ancestors.slice(0, outermost + 1).map(({ pid }) => pid)
}

/** Matches `node /usr/lib/node_modules/pnpm/bin/pnpm.cjs`, `/opt/pnpm` and `npm exec`, with arguments. */
const isPackageManager = (commandLine: string): boolean =>
  commandLine
    .split(/[\s\0]+/)
    .slice(0, 2)
    .some((path) => PACKAGE_MANAGER.test(path.split('/').at(-1) ?? ''))

/** @returns undefined when the process has ended, or this system does not say */
function readProcess(pid: number) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)], {
        encoding: 'utf8',
      })
      const [parentPid = '', ...words] = line.trim().split(/\s+/)
      return { parentPid: Number(parentPid), commandLine: words.join(' ') }
    }
    // A minimal Debian has no `ps`.
    const [, parentPid] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { parentPid: Number(parentPid), commandLine }
  } catch {
    return undefined
  }
}

function isThere(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
