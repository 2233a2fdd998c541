import { readFile } from 'node:fs/promises'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts'
import { readCatalog } from './read-catalog.ts'

const kept = new Map<Language, ReturnType<typeof read>>()

/**
 * Reads what the starter templates say in a language, when it is first asked for.
 *
 * @returns the translation of each English name, description and list of tags; none in English
 */
export function readTemplateTextsIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const reading = kept.get(language) ?? read(language)
  kept.set(language, reading)
  return reading
}

/**
 * Reads what the starter templates say in every language.
 *
 * @returns the translations of each English name, description and list of tags
 */
export async function readTemplateTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>()
  for (const { tag } of LANGUAGES) {
    for (const [message, translation] of await readTemplateTextsIn(tag)) {
      const known = texts.get(message)
      if (known === undefined) texts.set(message, [translation])
      else known.push(translation)
    }
  }
  return texts
}

async function read(language: Language): Promise<ReadonlyMap<string, string>> {
  if (language === SOURCE_LANGUAGE) return new Map()
  const file = new URL(`../catalogs/${language}/templates.po`, import.meta.url)
  const messages = await readCatalog(await readFile(file, 'utf8'))
  return new Map(messages.map(({ message, translation }) => [message, translation]))
}
