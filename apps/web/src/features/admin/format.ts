import { spokenLanguage } from '../../lib/languages/i18n.ts'

/**
 * A moment of the browser's time zone, as the language of the page writes it.
 *
 * @param iso ISO 8601
 */
export const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString(spokenLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
