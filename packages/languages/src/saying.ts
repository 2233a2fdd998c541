/** What is said later, in the language of whoever reads it: an error is thrown before that is known. */
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Language, SOURCE_LANGUAGE } from './languages.ts'
import { type Compiled, sayCompiled } from './say-compiled.ts'

/** A message with what it names. */
export interface SayingWithValues {
  /** In English, as ICU MessageFormat. The mark `i18n` in a comment before it puts it into the catalogs. */
  readonly message: string
  readonly values?: Readonly<Record<string, Value>>
}

/** A number is written as in the language, a text unchanged. A function says a size or a date in a language. */
type Value = number | string | SayingWithValues | ((language: Language) => string)

/** A message for people, in English. */
export type Saying = string | SayingWithValues

/** Says messages in one language. */
export interface I18n {
  readonly language: Language
  /**
   * Says a message in the language. The extractor finds what is said by `i18n.t('…')`.
   *
   * @param message in English, as ICU MessageFormat. A message without values that no catalog has is
   *   returned unchanged.
   */
  t(message: string, values?: Readonly<Record<string, unknown>>): string
  /** Says what was to be said later. */
  say(saying: Saying): string
}

/** @param translations by their English */
export function createI18n(language: Language, translations: ReadonlyMap<string, string>): I18n {
  const compiled = new Map<string, Compiled>()
  function t(message: string, values?: Readonly<Record<string, unknown>>): string {
    const translation = translations.get(message)
    if (values === undefined && translation === undefined) return message
    const said = compiled.get(message) ?? compileMessage(translation ?? message)
    compiled.set(message, said)
    return sayCompiled(said, values ?? {}, language)
  }
  function say(saying: Saying): string {
    if (typeof saying === 'string') return t(saying)
    const values = Object.entries(saying.values ?? {}).map(([name, value]) => [name, write(value)])
    return t(saying.message, Object.fromEntries(values))
  }
  function write(value: Value): number | string {
    if (typeof value === 'function') return value(language)
    return typeof value === 'object' ? say(value) : value
  }
  return { language, t, say }
}

/** English, for logs and where no catalogs are loaded. */
export const ENGLISH = createI18n(SOURCE_LANGUAGE, new Map())
