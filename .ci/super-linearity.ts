import { check } from 'recheck'
import { analyse } from 'scslre'
import type { Pattern } from './find-patterns.ts'

/**
 * No time limits: results must not depend on the machine's load. recheck can't decide some
 * patterns, such as look-behinds; it tries those with generated strings, which are the same on
 * every run.
 */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null }

/**
 * Finds out whether a pattern can take more than linear time.
 *
 * recheck decides this exactly but does not support the flag v. scslre does, and finds most cases.
 *
 * @returns the reason, or undefined if the pattern takes linear time
 */
export async function superLinearity({
  source,
  flags,
}: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  if (flags.includes('v')) {
    const [report] = analyse({ source, flags }, { reportTypes: { Move: true } }).reports
    return report && `repeating ${report.character.pick} takes super-linear time`
  }
  const result = await check(source, flags, LIMITS)
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be judged (${result.error.kind})`
  return `${result.complexity.summary}, for example for ${result.attack.pattern}`
}
