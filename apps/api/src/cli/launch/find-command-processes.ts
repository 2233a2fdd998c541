/**
 * Finds the processes of the command that started this one, such as `npx --yes pnpm@12 start`.
 *
 * npm runs pnpm through a shell. On SIGTERM npm signals that shell, and both end, but pnpm and its
 * children get no signal and continue as orphans. So this process has to check whether the whole
 * command is still running.
 *
 * The command consists of every ancestor up to the outermost npm or pnpm, and the shells between
 * them. A shell outside of that may end: `npx --yes pnpm@12 start &` outlives its terminal. On
 * Windows only the direct parent is known.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Ancestor {
  readonly pid: number
  readonly parentPid: number
  /** The program and its arguments, separated by white space or NUL. */
  readonly commandLine: string
}

// Two package managers with their shells are six processes; nested scripts add more.
const MAX_ANCESTORS = 16

const PACKAGE_MANAGER = /^(npm|npx|pnpm)(-cli)?(\.(c|m)?js|\.exe)?$/

/** @returns process ids; empty when this process was not started by a package manager */
export function findCommandProcesses(): readonly number[] {
  if (process.env.npm_lifecycle_event === undefined) return []
  if (process.platform === 'win32') return [process.ppid]
  const ancestors = [...ancestorsOf(process.ppid)]
  const outermost = ancestors.findLastIndex(isPackageManager)
  return ancestors.slice(0, outermost + 1).map(({ pid }) => pid)
}

function* ancestorsOf(firstPid: number): Generator<Ancestor> {
  let pid = firstPid
  for (let count = 0; count < MAX_ANCESTORS && pid > 1; count += 1) {
    const ancestor = readProcess(pid)
    if (ancestor === undefined) return
    yield ancestor
    pid = ancestor.parentPid
  }
}

/**
 * Matches `node /usr/lib/node_modules/pnpm/bin/pnpm.cjs`, `/opt/pnpm` and `npm exec`, with
 * arguments.
 */
function isPackageManager({ commandLine }: Ancestor): boolean {
  const programAndScript = commandLine.split(/[\s\0]+/).slice(0, 2)
  return programAndScript.some((path) => PACKAGE_MANAGER.test(path.split('/').at(-1) ?? ''))
}

function readProcess(pid: number): Ancestor | undefined {
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid)
  } catch {
    // The process has ended, or this system does not provide the information.
    return undefined
  }
}

/** A minimal Debian has no `ps`. */
function readFromProc(pid: number): Ancestor {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name in brackets, which may contain any character, brackets and spaces
  // included.
  const [, parentPid] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return {
    pid,
    parentPid: parentPid ?? 0,
    commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
  }
}

function readFromPs(pid: number): Ancestor {
  const line = execFileSync('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)], {
    encoding: 'utf8',
  }).trim()
  const [, parentPid = '0', commandLine = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? []
  return { pid, parentPid: Number(parentPid), commandLine }
}
