import { setImmediate } from 'node:timers/promises'
import { type EmojiSticker, MEGABYTE, type StickerList } from '@memesmith/contract'
import { findEmojiWords } from '@memesmith/template-search/emoji-words'
import { type CompressedJson, compressJson } from '../../http/answers/compress-json.ts'
import { emojiKeyOf } from '../../render/emoji-pictures.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { type EmojiEntry, listEmojiLanguages, readEmoji, readEmojiNames } from './emoji-data.ts'
import { emojiNames, stickerNameOf } from './emoji-names.ts'

/** More than the lists of all languages. */
const MAX_CACHED_BYTES = 32 * MEGABYTE

/**
 * @returns a function that returns the list for a language tag. Each list is built when it is first
 *   requested, and kept: all of them take 14 MB.
 */
export function createStickerLists(): (tag: string) => Promise<CompressedJson> {
  const kept = new ByteCache<CompressedJson>(
    MAX_CACHED_BYTES,
    ({ plain, gzip }) => plain.length + gzip.length,
  )
  const lane = new Lane(LANES.stickers)
  return async (tag) => {
    const language = await languageOf(tag)
    return await kept.get(language, () =>
      lane.run(language, async () => compressJson(await makeList(language))),
    )
  }
}

/** Tags that imply a script by their region, or name a language by an older or broader name. */
const ALIASES: Readonly<Record<string, string>> = {
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  no: 'nb',
  nn: 'nb',
}

/** The language with names that is closest to a tag such as `pt-BR`; English if there is none. */
async function languageOf(tag: string): Promise<string> {
  const languages = await listEmojiLanguages()
  const parts = tag.toLowerCase().split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const part = parts.slice(0, length).join('-')
    const language = ALIASES[part] ?? part
    if (languages.includes(language)) return language
  }
  return 'en'
}

/** The stickers in English, by the hexcode of their emoji. */
const englishStickers = keepResult(async (): Promise<ReadonlyMap<string, EmojiSticker>> => {
  const { byKey } = await emojiNames()
  const english = await readEmoji('en')
  // Names, parsing and this take 20 ms each in a new process, so others have a turn between them.
  await setImmediate()
  const hasPicture = ({ unicode }: EmojiEntry) => byKey.has(emojiKeyOf(unicode))
  return new Map(
    english.filter(hasPicture).flatMap((entry): [string, EmojiSticker][] => {
      const { hexcode, unicode: emoji, label, group, tags = [], skins = [] } = entry
      if (group === undefined) return []
      const name = stickerNameOf(label)
      const tones = skins.filter(hasPicture).map((skin) => stickerNameOf(skin.label))
      return [
        [hexcode, { name, emoji, group, label, keywords: keywordsOf(emoji, name, tags), tones }],
      ]
    }),
  )
})

/**
 * The words of Unicode's list, and those that people use: "crying laughing" is in a different list than
 * "face with tears of joy". A word inside another one is found without being listed.
 */
function keywordsOf(emoji: string, name: string, tags: readonly string[]): string[] {
  const known = [name, ...tags].join(' ')
  const said = findEmojiWords(emoji)?.keywords ?? []
  return [...new Set([...tags, ...said.filter((word) => !known.includes(word))])]
}

async function makeList(language: string): Promise<StickerList> {
  const english = await englishStickers()
  const { groups, emoji } = await readEmojiNames(language)
  const localOf = new Map(emoji.map((entry) => [entry.hexcode, entry]))
  const stickers = Array.from(english, ([hexcode, sticker]): EmojiSticker => {
    const { label = sticker.label, tags = [] } = localOf.get(hexcode) ?? {}
    return { ...sticker, label, keywords: [...new Set([...tags, ...sticker.keywords])] }
  })
  return { language, groups: [...groups], stickers }
}
