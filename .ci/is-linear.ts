import { check } from 'recheck'
import { analyse } from 'scslre'
import type { Pattern } from './find-patterns.ts'

/** Most patterns take a millisecond; a machine that is busy may take a thousand times as long. */
const TIMEOUT_MS = 30_000

/**
 * What makes a pattern take more time than its input grows, or undefined if nothing does.
 *
 * recheck decides it for good, but does not know the flag v; scslre does, and finds most of it.
 */
export async function superLinearity({
  source,
  flags,
}: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  if (flags.includes('v')) {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } })
    return reports[0] && `repeating ${reports[0].character.pick} takes super-linear time`
  }
  const result = await check(source, flags, { timeout: TIMEOUT_MS })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be judged (${result.error.kind})`
  return `${result.complexity.summary}, for example for ${result.attack.pattern}`
}
