import { t } from '@lingui/core/macro'
import type { Caption } from '@memesmith/meme-render'
import { sayZoneName } from '../../../lib/languages/template-texts.ts'
import { barName } from './bar-name.ts'

/** The fields *Top Text* and *Bottom Text* keep their names, wherever their texts are. */
const FIELDS_WITH_NAMES = 2

/**
 * The name of a caption in the language of the page: that of its zone, or of the bar or the bubble that it was added with; undefined if it has none.
 *
 * @param index among the captions
 */
export function nameOfCaption(caption: Caption, index: number): string | undefined {
  if (caption.name !== undefined) return sayZoneName(caption.name)
  return index >= FIELDS_WITH_NAMES ? nameOfAdded(caption, index) : undefined
}

function nameOfAdded(caption: Caption, index: number): string | undefined {
  const { place } = caption
  if (place === 'above' || place === 'below') return barName(place)
  const number = index + 1
  return caption.bubble === undefined ? undefined : t`Bubble ${number}`
}
