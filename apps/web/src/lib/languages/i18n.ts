/**
 * Says compiled messages in the language of the page.
 *
 * Problem: Lingui's own runtime takes 3.3 KB of the first load after gzip, which had 1.1 KB left of its
 * 115. Most of it is for what this app does not do: several languages at once, compiling, formats of dates.
 * Approach: Lingui's macros, extractor and compiler do the work before, and this reads what they made:
 * a list of texts, values, plurals and choices.
 * Limits: numbers in messages are written as the language does by default; dates are formatted before.
 */

import { type Compiled, keyOfMessage, sayCompiled } from '@memesmith/languages'

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
    return sayCompiled(messages[keyOfMessage({ message, context })] ?? message, values, language)
  },
}
