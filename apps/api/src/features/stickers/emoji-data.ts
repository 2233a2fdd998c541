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

const folder = new URL('./', import.meta.resolve('emojibase-data/package.json'))

/** All emoji in a language, in the order of emoji keyboards. */
export const readEmoji = (language: string): Promise<EmojiEntry[]> =>
  readJson(`${language}/compact.json`)

/** The names of the groups of emoji in a language. */
export async function readEmojiGroups(language: string): Promise<string[]> {
  const messages: { groups: { message: string; order: number }[] } = await readJson(
    `${language}/messages.json`,
  )
  return messages.groups.toSorted((a, b) => a.order - b.order).map(({ message }) => message)
}

/** The languages that emoji have names in, such as `de` and `zh-hant`. */
export const listEmojiLanguages = keepResult(async (): Promise<readonly string[]> => {
  const names = await readdir(folder)
  return names.filter((name) => /^[a-z]{2}(-[a-z]+)?$/.test(name))
})

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(file, folder), 'utf8'))
}
