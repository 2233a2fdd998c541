/**
 * Recognizes prompts that are no joke, and insults at a person, by tables of words.
 *
 * Every language is tried, because a short prompt does not tell its own; most patterns need a person
 * and what happened next to each other, which no prompt of another language has by accident.
 *
 * Limit: it reads words, not intentions. A prompt that means a loss and does not say it stays a joke.
 */
import type { Language } from '../language/languages.ts'
import { cleanPrompt, MAX_READ } from '../reading/clean-prompt.ts'
import { type Care, type CareWords, INSULTS } from './care-words.ts'
import { ENGLISH } from './english.ts'
import { GERMANIC } from './germanic.ts'
import { matchersWith, type TokenizedText, tokenize } from './match-patterns.ts'
import { OTHER_ALPHABETS } from './other-alphabets.ts'
import { OTHER_LATIN } from './other-latin.ts'
import { ROMANCE } from './romance.ts'
import { SLAVIC } from './slavic.ts'

/** The words of each language that the composer reads. */
export const CARE_WORDS: Readonly<Record<Language | 'en', CareWords>> = {
  en: ENGLISH,
  ...ROMANCE,
  ...GERMANIC,
  ...SLAVIC,
  ...OTHER_ALPHABETS,
  ...OTHER_LATIN,
}

/** Characters that are checked: as many as a prompt may have, because a model reads all of it. */
export const MAX_CHECKED = 2000

/** What is most urgent is looked for first. */
const CARES = ['selfHarm', 'loss', 'illness', 'heartbreak'] as const satisfies readonly Care[]

type Matchers = Readonly<Record<Care | 'insult', (text: TokenizedText) => boolean>>

function matchersOf(words: CareWords): Matchers {
  const { kin, pet, love, ill, people, names, insult, between, jokes } = words
  const { slurs = '', be = '', insults = '', harmless = '' } = words
  const near = `${kin}, ${pet}`
  const matcherOf = matchersWith({
    kin,
    pet,
    near,
    love,
    ill,
    people,
    insult,
    be,
    name: names,
    slur: slurs,
  })
  const unless = (patterns: string, exceptions: string, links = between) => {
    const found = matcherOf(patterns, links)
    const excepted = matcherOf(exceptions, links)
    return (text: TokenizedText) => found(text) && !excepted(text)
  }
  return {
    loss: unless(words.loss, jokes),
    illness: unless(words.illness, jokes),
    selfHarm: unless(words.selfHarm, jokes),
    heartbreak: unless(words.heartbreak, jokes),
    insult: unless(`${INSULTS}, ${insults}`, harmless, words.is),
  }
}

let compiled: readonly (readonly [CareWords, Matchers])[] | undefined

/** Compiled with the first prompt, which takes some milliseconds. */
function allMatchers(): readonly (readonly [CareWords, Matchers])[] {
  compiled ??= Object.values(CARE_WORDS).map((words) => [words, matchersOf(words)] as const)
  return compiled
}

/**
 * The beginning of a prompt, and all of it: what makes a joke of something, or is harmless, is close to
 * it, so that words far behind do not hide what a prompt begins with.
 */
function textsIn(prompt: string): readonly TokenizedText[] {
  const whole = cleanPrompt(prompt, MAX_CHECKED)
  const texts = whole.length > MAX_READ ? [whole.slice(0, MAX_READ), whole] : [whole]
  return texts.map(tokenize)
}

/** What a prompt is about if it is no joke, and the words of its language. */
export function careOf(
  prompt: string,
): { readonly care: Care; readonly words: CareWords } | undefined {
  const texts = textsIn(prompt)
  for (const care of CARES) {
    const found = allMatchers().find(([, matchers]) => texts.some(matchers[care]))
    if (found !== undefined) return { care, words: found[0] }
  }
  return undefined
}

/** Whether a prompt insults a person. */
export function isInsult(prompt: string): boolean {
  const texts = textsIn(prompt)
  return allMatchers().some(([, { insult }]) => texts.some(insult))
}
