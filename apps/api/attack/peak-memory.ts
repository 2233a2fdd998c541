import { readFileSync } from 'node:fs'

/**
 * The peak resident memory of this process, in bytes.
 *
 * On Linux this is not `maxRSS`, which starts at the parent process's value.
 */
export function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
