import { readFile } from 'node:fs/promises'
import { LANGUAGES, SOURCE_LANGUAGE } from './languages.ts'
import { readCatalog } from './read-catalog.ts'

/**
 * Reads what the starter templates say in every language.
 *
 * @returns the translations of each English name, description and list of tags
 */
export async function readTemplateTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>()
  for (const { tag } of LANGUAGES) {
    if (tag === SOURCE_LANGUAGE) continue
    const file = new URL(`../catalogs/${tag}/templates.po`, import.meta.url)
    for (const { message, translation } of await readCatalog(await readFile(file, 'utf8'))) {
      const known = texts.get(message)
      if (known === undefined) texts.set(message, [translation])
      else known.push(translation)
    }
  }
  return texts
}
