import type { Layer } from '@memesmith/meme-render'
import { nameOfImage } from '../stickers/local-picture.ts'
import { COVER_NAMES } from './cover-names.ts'
import { lookName } from './look-name.ts'
import { STROKE_NAMES } from './stroke-names.ts'

/** What a layer says or shows, in words; empty for a caption without a text. */
export function wordsOf(layer: Layer): string {
  if (layer.type === 'caption') return layer.text.trim()
  if (layer.type === 'stroke') return STROKE_NAMES[layer.kind]()
  if (layer.type === 'look') return lookName()
  return layer.type === 'sticker' ? nameOfImage(layer.image) : COVER_NAMES[layer.kind]()
}
