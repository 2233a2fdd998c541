/**
 * Says compiled messages in the language of the page.
 *
 * Problem: Lingui's own runtime takes 3.3 KB of the first load after gzip, which had 1.1 KB left of its
 * 115. Most of it is for what this app does not do: several languages at once, compiling, formats of dates.
 * Approach: Lingui's macros, extractor and compiler do the work before, and this reads what they made:
 * a list of texts, values, plurals and choices.
 * Limits: numbers in messages are written as the language does by default; dates are formatted before.
 */

import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { keyOfMessage } from '@memesmith/languages'

/** A text, or the parts of one that has values. */
export type Compiled = CompiledMessage | string

/** Messages of another language by their `keyOfMessage`. */
export type Messages = Readonly<Record<number, Compiled>>

/** A message, as the macros and `build/languages.ts` leave it. */
export interface Message {
  /** In English. */
  readonly message: Compiled
  /** Tells it from a message that is the same in English. */
  readonly context?: string
  readonly values?: Readonly<Record<string, unknown>>
}

let language = ''
let messages: Messages = {}

/** The language of all texts; empty before there is one. */
export const spokenLanguage = (): string => language

/** Puts all texts into a language, from now on. */
export function speak(spoken: string, its: Messages = {}): void {
  language = spoken
  messages = its
}

/** What the macros call. */
export const i18n = {
  /** @throws Error if the language is not known yet, for texts that are made when a module is loaded */
  _({ message, context, values = {} }: Message): string {
    if (language === '') throw new Error(`no language yet: ${message}`)
    return say(messages[keyOfMessage({ message, context })] ?? message, values)
  },
}

function say(message: Compiled, values: Readonly<Record<string, unknown>>, count?: number): string {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (typeof token === 'string') {
        return token === '#' && count !== undefined ? numberOf(count) : token
      }
      const [name, kind, choices] = token
      const value = values[name]
      if (kind === undefined || !isChoices(choices)) {
        return typeof value === 'number' ? numberOf(value) : String(value ?? '')
      }
      const isCount = kind === 'plural' && typeof value === 'number'
      const rule = isCount ? ruleOf(value) : 'other'
      const choice = choices[String(value)] ?? choices[rule] ?? choices.other
      return say(choice ?? [], values, isCount ? value : count)
    })
    .join('')
}

/** What English says most often needs no `Intl`, whose first use takes 20 ms. */
const ruleOf = (count: number): string =>
  language === 'en' ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(language).select(count)

const numberOf = (value: number): string =>
  language === 'en' && Number.isInteger(value) && value < 1000
    ? String(value)
    : value.toLocaleString(language)

/** The choices of a plural or a selection, by their name. */
export const isChoices = (value: unknown): value is Readonly<Record<string, CompiledMessage>> =>
  typeof value === 'object' && value !== null
