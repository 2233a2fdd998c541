/** What the server says, in every language: its own pages, e-mails and errors. */
import { readFile } from 'node:fs/promises'
import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LANGUAGES, type Language } from './languages.ts'
import { readCatalog } from './read-catalog.ts'

/** Says messages in one language. */
export interface I18n {
  readonly language: Language
  /**
   * Says a message in the language. The extractor finds what is said by `i18n.t('…')`.
   *
   * @param message in English, as ICU MessageFormat; without values, one that no catalog has is said as it is
   */
  t(message: string, values?: Readonly<Record<string, unknown>>): string
}

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
  const messages: Messages = {}
  for (const { message, translation } of await readCatalog(await readFile(file, 'utf8'))) {
    messages[message] = translation === '' ? message : translation
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  return {
    language,
    t: (message, values) =>
      values === undefined && !Object.hasOwn(messages, message)
        ? message
        : i18n.t(message, withoutEscapes(values)),
  }
}

/**
 * Lingui reads `\u003c` and `\x3c` as signs in what it has put together, also in values. A value says what
 * somebody has written, so its backslashes are written as such signs.
 */
const withoutEscapes = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  )
