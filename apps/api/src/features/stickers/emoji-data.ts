import { readdir, readFile } from 'node:fs/promises'
import { keepResult } from '../../runtime/keep-result.ts'

/** An emoji as `emojibase-data` describes it in one language (from Unicode's CLDR). */
export interface EmojiEntry {
  readonly hexcode: string
  /** The emoji itself. */
  readonly unicode: string
  readonly label: string
  readonly tags?: readonly string[]
  /** Index of a group; undefined for parts of emoji, such as a letter of a flag. */
  readonly group?: number
  readonly skins?: readonly EmojiEntry[]
}

/** Names of emoji from Unicode's CLDR, in a language that `emojibase-data` lacks. */
export interface MoreNames {
  /** Of the CLDR. */
  readonly version: string
  /** In its order of groups. */
  readonly groups: readonly string[]
  /** By hexcode: the label, then the tags. */
  readonly emoji: Readonly<Record<string, readonly string[]>>
}

type EmojiNames = Pick<EmojiEntry, 'hexcode' | 'label' | 'tags'>

const folder = new URL('./', import.meta.resolve('emojibase-data/package.json'))
/** Written by `tools/write-emoji-names.ts`. */
const moreFolder = new URL('./more-names/', import.meta.url)

/** All emoji in a language, in the order of emoji keyboards. */
export const readEmoji = (language: string): Promise<EmojiEntry[]> =>
  readJson(new URL(`${language}/compact.json`, folder))

/** What emoji and their groups are called in a language. */
export async function readEmojiNames(
  language: string,
): Promise<{ readonly groups: readonly string[]; readonly emoji: readonly EmojiNames[] }> {
  if ((await listCldrLanguages()).includes(language)) {
    const { groups, emoji }: MoreNames = await readJson(new URL(`${language}.json`, moreFolder))
    const named = Object.entries(emoji)
    return {
      groups,
      emoji: named.map(([hexcode, [label = '', ...tags]]) => ({ hexcode, label, tags })),
    }
  }
  const messages: { groups: { message: string; order: number }[] } = await readJson(
    new URL(`${language}/messages.json`, folder),
  )
  const groups = messages.groups.toSorted((a, b) => a.order - b.order)
  return { groups: groups.map(({ message }) => message), emoji: await readEmoji(language) }
}

/** The languages that emoji have names in, such as `de` and `zh-hant`. */
export const listEmojiLanguages = keepResult(async (): Promise<readonly string[]> => {
  const names = await readdir(folder)
  return [
    ...names.filter((name) => /^[a-z]{2}(-[a-z]+)?$/.test(name)),
    ...(await listCldrLanguages()),
  ]
})

const listCldrLanguages = keepResult(async () =>
  (await readdir(moreFolder)).map((name) => name.replace('.json', '')),
)

async function readJson<Content>(file: URL): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}
