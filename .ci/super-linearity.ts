import { check } from 'recheck'
import { analyse } from 'scslre'
import type { Pattern } from './find-patterns.ts'

/**
 * No limits of time: with them a busy machine would come to other results. What recheck can't decide
 * for good, such as look-behinds, it tries with texts that it makes, which are always the same ones.
 */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null }

/**
 * What makes a pattern take more time than its input grows, or undefined if nothing does.
 *
 * recheck knows what is so, but does not know the flag v; scslre does, and finds most of it.
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
