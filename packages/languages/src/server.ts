/** What the server says, in every language: its own pages, e-mails and errors. */
import { readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from './languages.ts'
import { readCatalog } from './read-catalog.ts'
import { createI18n, type I18n } from './saying.ts'

export type { I18n } from './saying.ts'

const ALL = new Map(
  await Promise.all(LANGUAGES.map(async ({ tag }) => [tag, await readMessages(tag)] as const)),
)

/** What the server says in a language. */
export function i18nOf(language: Language): I18n {
  const i18n = ALL.get(language)
  if (i18n === undefined) throw new Error(`expected a language of the product, not ${language}`)
  return i18n
}

async function readMessages(language: Language): Promise<I18n> {
  const file = new URL(`../catalogs/${language}/server.po`, import.meta.url)
  const messages = await readCatalog(await readFile(file, 'utf8'))
  return createI18n(
    language,
    new Map(messages.map(({ message, translation }) => [message, translation || message])),
  )
}
