import { check } from 'recheck'
import { analyse } from 'scslre'
import type { Pattern } from './find-patterns.ts'

type Judged = Pick<Pattern, 'source' | 'flags'>

/**
 * No time limits: results must not depend on the machine's load. recheck can't decide some
 * patterns, such as look-behinds; it tries those with generated strings, which are the same on
 * every run.
 */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null }

/**
 * What a pattern of more than linear time contains: a repetition without an end, or one of a group.
 * Judging a pattern takes up to a second.
 */
const REPETITION = /[*+]|\{\d+,\}|\)\{\d/

/** The reasons by flags and source: a quarter of the patterns of the product are others' twins. */
const judged = new Map<string, Promise<string | undefined>>()

/**
 * Finds out whether a pattern can take more than linear time.
 *
 * recheck decides this exactly but does not support the flag v. scslre does, and finds most cases.
 *
 * @returns the reason, or undefined if the pattern takes linear time
 */
export async function superLinearity({ source, flags }: Judged): Promise<string | undefined> {
  if (!REPETITION.test(source)) return undefined
  const key = `${flags}/${source}`
  const reason = judged.get(key) ?? judge({ source, flags })
  judged.set(key, reason)
  return await reason
}

async function judge({ source, flags }: Judged): Promise<string | undefined> {
  if (flags.includes('v')) {
    const [report] = analyse({ source, flags }, { reportTypes: { Move: true } }).reports
    return report && `repeating ${report.character.pick} takes super-linear time`
  }
  const result = await check(source, flags, LIMITS)
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be judged (${result.error.kind})`
  return `${result.complexity.summary}, for example for ${result.attack.pattern}`
}
