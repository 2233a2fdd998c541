import { t } from '@lingui/core/macro'

/**
 * The label of a caption's field: its name, otherwise *Top Text*, *Bottom Text*, *Text 3* …
 *
 * @param index among the captions
 */
export const captionLabel = (index: number, name?: string): string => name || textNumber(index + 1)

function textNumber(number: number): string {
  if (number === 1) return t`Top Text`
  return number === 2 ? t`Bottom Text` : t`Text ${number}`
}
