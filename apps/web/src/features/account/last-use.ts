import { t } from '@lingui/core/macro'
import { DAY_MS, HOUR_MS } from '@memesmith/contract'
import { spokenLanguage } from '../../lib/languages/i18n.ts'

/**
 * When something was used last, in words. The server knows it to the hour.
 *
 * @param time in ISO format
 * @param now in ms since 1970
 */
export function lastUseOf(time: string, now = Date.now()): string {
  const idle = now - Date.parse(time)
  if (idle < 2 * HOUR_MS) return t`Used within the last two hours`
  const [count, unit] =
    idle < DAY_MS ? ([idle / HOUR_MS, 'hour'] as const) : ([idle / DAY_MS, 'day'] as const)
  const format = new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' })
  const when = format.format(-Math.floor(count), unit)
  return t`Last used ${when}`
}
