/** Words that mean something else beside certain others. */
import type { Token } from './tokens.ts'

/** A word, and the words beside which it does not mean its picture. */
const OTHER_SENSES: readonly (readonly [word: RegExp, beside: RegExp])[] = [
  [
    /^part(?:y|ies)$/,
    /^(?:elections?|vot(?:e|es|ers?|ing)|politic(?:s|al|ians?)|government|coalition)$/,
  ],
  [/^wheel$/, /^third$/],
]

/** Whether a word has another sense here: "parties" before an election are no celebration. */
export const hasOtherSense = (tokens: readonly Token[], index: number): boolean =>
  OTHER_SENSES.some(
    ([said, beside]) =>
      said.test(tokens[index]?.word ?? '') && tokens.some(({ word }) => beside.test(word)),
  )
