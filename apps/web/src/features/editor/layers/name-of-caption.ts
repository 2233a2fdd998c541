import type { Caption } from '@memesmith/meme-render'
import { isBar } from './edit-layers.ts'

/** The fields *Top Text* and *Bottom Text* keep their names, wherever their texts are. */
const FIELDS_WITH_NAMES = 2

/**
 * The name of a caption: that of its zone, or of the bar or the bubble that it was added with; undefined if it has none.
 *
 * @param index among the captions
 */
export const nameOfCaption = (caption: Caption, index: number): string | undefined =>
  caption.name ?? (index >= FIELDS_WITH_NAMES ? nameOfAdded(caption, index) : undefined)

function nameOfAdded(caption: Caption, index: number): string | undefined {
  if (isBar(caption)) return `Bar ${caption.place}`
  return caption.bubble === undefined ? undefined : `Bubble ${index + 1}`
}
