import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A text, or the parts of one that has values. */
export type Compiled = CompiledMessage | string

/**
 * Says a compiled message in a language, with its plurals and numbers.
 *
 * @param count the number that `#` stands for
 */
export function sayCompiled(
  message: Compiled,
  values: Readonly<Record<string, unknown>>,
  language: string,
  count?: number,
): string {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (typeof token === 'string') {
        return token === '#' && count !== undefined ? numberIn(language, count) : token
      }
      const [name, kind, choices] = token
      const value = values[name]
      if (kind === undefined || !isChoices(choices)) {
        return typeof value === 'number' ? numberIn(language, value) : String(value ?? '')
      }
      const isCount = kind === 'plural' && typeof value === 'number'
      const rule = isCount ? ruleIn(language, value) : 'other'
      const choice = choices[String(value)] ?? choices[rule] ?? choices.other
      return sayCompiled(choice ?? [], values, language, isCount ? value : count)
    })
    .join('')
}

/** What English says most often needs no `Intl`, whose first use takes 20 ms. */
const ruleIn = (language: string, count: number): string =>
  language === 'en' ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(language).select(count)

const numberIn = (language: string, value: number): string =>
  language === 'en' && Number.isInteger(value) && value < 1000
    ? String(value)
    : value.toLocaleString(language)

/** The choices of a plural or a selection, by their name. */
export const isChoices = (value: unknown): value is Readonly<Record<string, CompiledMessage>> =>
  typeof value === 'object' && value !== null
