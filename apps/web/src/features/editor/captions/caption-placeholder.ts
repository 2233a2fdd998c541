import { t } from '@lingui/core/macro'
import { spokenLanguage } from '../../../lib/languages/i18n.ts'

/**
 * What an empty field of a caption says.
 *
 * @param index among the captions
 * @param name of the caption, if it has one
 */
export function captionPlaceholder(index: number, name?: string): string {
  // Names have capitals in some languages, wherever they stand.
  const words = spokenLanguage() === 'en' ? name?.toLowerCase() : name
  if (words) return t`Enter ${words}...`
  const number = index + 1
  if (number === 1) return t`Enter top text...`
  return number === 2 ? t`Enter bottom text...` : t`Enter text ${number}...`
}
