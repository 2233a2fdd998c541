import type { EmojiSticker, StickerList } from '../stickers.ts'
import { AnswerError, isRecord, numberIn, recordOf, textIn, textsIn } from './read-json.ts'

/**
 * Reads the list of emoji. An entry without a name is left out; other missing fields are empty.
 *
 * @throws AnswerError if the answer is not a list
 */
export function readStickerList(answer: unknown): StickerList {
  const list = recordOf(answer, 'a list of stickers')
  if (!Array.isArray(list.stickers)) throw new AnswerError('expected a list of stickers')
  return {
    language: textIn(list, 'language') ?? 'en',
    groups: textsIn(list, 'groups'),
    stickers: list.stickers.map(readSticker).filter((sticker) => sticker !== undefined),
  }
}

function readSticker(value: unknown): EmojiSticker | undefined {
  const name = isRecord(value) ? textIn(value, 'name') : undefined
  if (!isRecord(value) || name === undefined) return undefined
  return {
    name,
    emoji: textIn(value, 'emoji') ?? '',
    group: numberIn(value, 'group') ?? 0,
    label: textIn(value, 'label') ?? name,
    keywords: textsIn(value, 'keywords'),
    tones: textsIn(value, 'tones'),
  }
}
