import { formatBytes } from '@memesmith/contract'
import { spokenLanguage } from './i18n.ts'

/** A number as the language of the page writes it. */
export const formatNumber = (value: number): string => value.toLocaleString(spokenLanguage())

/** A share as the language of the page writes it, such as *50%*. */
export const formatPercent = (percent: number): string =>
  (percent / 100).toLocaleString(spokenLanguage(), { style: 'percent' })

/** An angle, such as *45°*. Arabic would say the word, which is too long beside a slider. */
export const formatDegrees = (degrees: number): string => `${formatNumber(degrees)}°`

/** A size as the language of the page writes it, such as *1.5 MB*. */
export const formatSize = (bytes: number): string => formatBytes(bytes, spokenLanguage())

/** By their language, because making one takes longer than using it. */
const dates = new Map<string, Intl.DateTimeFormat>()

/**
 * A day as the language of the page writes it, such as *Nov 27, 2026*.
 *
 * @param time ISO 8601
 */
export function formatDate(time: string): string {
  const language = spokenLanguage()
  const format = dates.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  dates.set(language, format)
  return format.format(new Date(time))
}
