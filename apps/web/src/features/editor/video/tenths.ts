import { spokenLanguage } from '../../../lib/languages/i18n.ts'

/** A number with one digit after the point, as the language of the page writes it. */
export const tenths = (value: number): string =>
  value.toLocaleString(spokenLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  })
