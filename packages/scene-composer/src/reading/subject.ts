import { articleOf, isUncountable } from '../language/plurals.ts'
import { isGerund } from '../language/verbs.ts'
import { isBroken } from './is-broken.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

/** A mention and what captions say about it. */
export interface Subject extends Mention {
  /**
   * The noun with its article and adjectives, as written if possible: "a grumpy cat", "two robots",
   * "coffee".
   */
  readonly phrase: string
  /** The size that the prompt states. */
  readonly size: 'giant' | 'tiny' | undefined
  /** Whether it is broken or absent. */
  readonly isBroken: boolean
}

/** Whether the prompt names it. The tool of a profession, for example, is only drawn. */
export const isSaid = ({ start, end, isGuess }: Mention): boolean => !isGuess || end > start

const BIG = /^(?:giant|huge|gigantic|enormous|massive|colossal|titanic|big)$/
const SMALL = /^(?:tiny|small|little|miniature|mini|microscopic|smallest)$/
const DETERMINER =
  /^(?:a|an|the|my|your|our|his|her|their|this|some|every|another|one|two|three|four|five|six|\d+)$/
/** Words that are not adjectives. */
const BOUNDARY =
  /^(?:and|or|but|in|on|at|to|of|with|for|about|from|by|into|over|under|behind|like|than|is|are|was|were|be|has|have|vs|versus|against|do|does|did|can|will|would|should|while|when|if|how|what|why|who|which|where|because|as|me|i|you|it|they|not|no|that|still|again|just|never|always|already)$/

/** Adds to a mention what captions say about it. */
export function subjectOf(tokens: readonly Token[], mention: Mention): Subject {
  const { start, end, noun, plural } = mention
  const isUnwritten = start === end || (tokens[start]?.isEmoji ?? false)
  const from = phraseStart(tokens, start)
  const written = tokens
    .slice(from, end)
    .map((token) => token.text)
    .join(' ')
  const before = tokens.slice(Math.max(0, start - 2), start).map((token) => token.word)
  const hasDeterminer = DETERMINER.test(tokens[from]?.word ?? '')
  return {
    ...mention,
    isBroken: isBroken(tokens, mention),
    phrase: isUnwritten
      ? withArticle(noun)
      : hasDeterminer
        ? written
        : plural
          ? written
          : withArticle(written),
    size: before.some((word) => BIG.test(word))
      ? 'giant'
      : before.some((word) => SMALL.test(word))
        ? 'tiny'
        : undefined,
  }
}

/** Adds an article if the noun takes one: "an apple", but "coffee", "scissors" and "my boss". */
export function withArticle(words: string): string {
  // The head decides the number: "a stack of books" is one stack.
  const [head = ''] = words.split(' of ')
  const isPlural = /[^su]s$/.test(head) && !/(?:gas|lens|canvas|bus)$/.test(head)
  const isName = /^[A-Z]/.test(words) && !/^[A-Z]{2,}/.test(words)
  if (
    isUncountable(head) ||
    isPlural ||
    isName ||
    /(?:glasses|scissors|jeans|pants|shoes)$/.test(head)
  )
    return words
  return `${articleOf(words)} ${words}`
}

/** The index of the noun's determiner or first adjective. */
function phraseStart(tokens: readonly Token[], start: number): number {
  for (let at = start - 1; at >= Math.max(0, start - 3); at--) {
    const token = tokens[at]
    if (token === undefined || token.endsClause || token.isEmoji) return at + 1
    if (DETERMINER.test(token.word)) return at
    if (
      BOUNDARY.test(token.word) ||
      isGerund(token.word) ||
      /^(?:me|us)$/.test(tokens[at - 1]?.word ?? '')
    )
      return at + 1
  }
  // More than three words without a determiner are a sentence, not adjectives.
  return start > 3 ? start : 0
}
