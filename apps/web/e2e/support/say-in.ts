import { readFile } from 'node:fs/promises'
import { type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { readCatalog } from '@memesmith/languages/catalogs'

const CATALOGS = new URL('../../../../packages/languages/catalogs/', import.meta.url)

/** Says a text of the app in a language: the first one with this English. */
export type Say = (english: string) => string

/**
 * What the app says in a language, for tests that find buttons by their names in every language.
 *
 * @returns a function that throws an Error for a text that the app does not say
 */
export async function sayIn(language: Language): Promise<Say> {
  const catalog = await readFile(new URL(`${language}/web.po`, CATALOGS), 'utf8')
  const texts = new Map<string, string>()
  for (const { message, translation } of await readCatalog(catalog)) {
    if (texts.has(message)) continue
    texts.set(message, language === SOURCE_LANGUAGE ? message : translation)
  }
  return (english) => {
    const said = texts.get(english)
    if (said === undefined) throw new Error(`expected a text of the app, not “${english}”`)
    return said
  }
}
