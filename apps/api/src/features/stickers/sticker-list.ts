import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { EmojiSticker, StickerList } from '@memesmith/contract'
import { emojiKeyOf } from '../../render/emoji-pictures.ts'
import { type EmojiEntry, listEmojiLanguages, readEmoji, readEmojiGroups } from './emoji-data.ts'
import { emojiNames, stickerNameOf } from './emoji-names.ts'

const compress = promisify(gzip)

/** The list of stickers in one language, as JSON and compressed. */
export interface StickerListBody {
  readonly json: Buffer
  readonly gzip: Buffer
}

/**
 * @returns a function that returns the list for a language tag. Each list is built when it is first
 *   requested, and kept: all of them take 14 MB.
 */
export function createStickerLists(): (tag: string) => Promise<StickerListBody> {
  const kept = new Map<string, Promise<StickerListBody>>()
  return async (tag) => {
    const language = await languageOf(tag)
    const list = kept.get(language) ?? makeBody(language)
    kept.set(language, list)
    return await list
  }
}

/** Tags that name a script by their region, or a language by its older or wider name. */
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

async function makeBody(language: string): Promise<StickerListBody> {
  const json = Buffer.from(JSON.stringify(await makeList(language)))
  return { json, gzip: await compress(json) }
}

async function makeList(language: string): Promise<StickerList> {
  const [{ byKey }, english, local, groups] = await Promise.all([
    emojiNames(),
    readEmoji('en'),
    readEmoji(language),
    readEmojiGroups(language),
  ])
  const localOf = new Map(local.map((entry) => [entry.hexcode, entry]))
  const hasPicture = ({ unicode }: EmojiEntry) => byKey.has(emojiKeyOf(unicode))
  const stickers = english.flatMap((entry): EmojiSticker[] => {
    const { unicode: emoji, group, tags = [], skins = [] } = entry
    if (group === undefined || !hasPicture(entry)) return []
    const translated = localOf.get(entry.hexcode)
    return [
      {
        name: stickerNameOf(entry.label),
        emoji,
        group,
        label: translated?.label ?? entry.label,
        keywords: [...new Set([...(translated?.tags ?? []), ...tags])],
        tones: skins.filter(hasPicture).map(({ label }) => stickerNameOf(label)),
      },
    ]
  })
  return { language, groups, stickers }
}
