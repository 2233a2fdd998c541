import { DAY_MS, HOUR_MS } from '@memesmith/contract'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/**
 * When something was used last, in words. The server knows it to the hour.
 *
 * @param time in ISO format
 * @param now in ms since 1970
 */
export function lastUseOf(time: string, now = Date.now()): string {
  const idle = now - Date.parse(time)
  if (idle < 2 * HOUR_MS) return 'Used within the last two hours'
  const [count, unit] =
    idle < DAY_MS ? ([idle / HOUR_MS, 'hour'] as const) : ([idle / DAY_MS, 'day'] as const)
  return `Last used ${format.format(-Math.floor(count), unit)}`
}
