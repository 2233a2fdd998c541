import { readFileSync } from 'node:fs'

/**
 * The most memory that this process ever held, in bytes.
 *
 * On Linux not `maxRSS`: that begins with what the process held that started this one.
 */
export function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
