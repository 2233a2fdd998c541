import { emojiFiles, emojiKeyOf } from '../../render/emoji-pictures.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { readEmoji } from './emoji-data.ts'

/** An emoji that has a picture. */
export interface NamedEmoji {
  /** Its English name in Unicode's CLDR, in lower case. */
  readonly name: string
  /** See `emojiKeyOf`. */
  readonly key: string
}

interface EmojiNames {
  readonly byName: ReadonlyMap<string, NamedEmoji>
  readonly byKey: ReadonlyMap<string, NamedEmoji>
}

export const stickerNameOf = (label: string): string => label.toLowerCase()

/** The emoji that have a picture, by name and by key. Read when first needed. */
export const emojiNames = keepResult(async (): Promise<EmojiNames> => {
  const [files, entries] = await Promise.all([emojiFiles(), readEmoji('en')])
  const emoji = entries
    .flatMap((entry) => [entry, ...(entry.skins ?? [])])
    .map(({ label, unicode }) => ({ name: stickerNameOf(label), key: emojiKeyOf(unicode) }))
    .filter(({ key }) => files.has(key))
  return {
    byName: new Map(emoji.map((one) => [one.name, one])),
    byKey: new Map(emoji.map((one) => [one.key, one])),
  }
})
