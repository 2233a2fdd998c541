/** Finds patterns of words, as `care-words.ts` describes them, in a text: each token is read once. */

/** Scripts that are written without spaces: a word may begin anywhere. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const SPACED_TOKEN = /[\p{L}\p{M}\p{N}]+\*?|[^\s,]/gu
const JOINED_TOKEN = /\p{Script=Latin}+|\p{N}+|\S/gu
/** A name, in its capital letters: "my dog Max died". */
const NAME = /^\p{Lu}\p{Ll}+$/u
const NUMBER = /^\p{Nd}+$/u
const MAX_BETWEEN = 4

/** The tokens of one or more words; the last may end with `*`. */
type Phrase = readonly string[]
/** The phrases of a list, by their first token; those whose first token is any ending are apart. */
interface Phrases {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>
  readonly open: readonly Phrase[]
}
/** The parts of a pattern in their order, and what stands for `~`. */
type Pattern = readonly (Phrases | 'link')[]

const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function phrasesOf(phrases: readonly Phrase[]): Phrases {
  const isOpen = ([first]: Phrase) => first?.endsWith('*') === true
  const closed = phrases.filter((phrase) => !isOpen(phrase))
  return { byFirst: Map.groupBy(closed, ([first = '']) => first), open: phrases.filter(isOpen) }
}

const isToken = (token: string | undefined, wanted: string): boolean =>
  wanted.endsWith('*') ? token?.startsWith(wanted.slice(0, -1)) === true : token === wanted

/** Where the phrases that begin at a token end. */
function endsOf({ byFirst, open }: Phrases, tokens: readonly string[], at: number): number[] {
  return [...(byFirst.get(tokens[at] ?? '') ?? []), ...open]
    .filter((phrase) => phrase.every((wanted, index) => isToken(tokens[at + index], wanted)))
    .map((phrase) => at + phrase.length)
}

/** A text as the two kinds of patterns read it. */
export interface TokenizedText {
  readonly spaced: Tokens
  readonly joined: Tokens
}

interface Tokens {
  readonly written: readonly string[]
  readonly folded: readonly string[]
}

/** What a prompt may end with. */
const END_MARK = /^[.!?…。！？]$/u

// An apostrophe may be typed either way.
const split = (text: string, token: RegExp): string[] =>
  text.replaceAll('’', "'").match(token) ?? []

/** Splits a text once, for any number of matchers. */
export function tokenize(text: string): TokenizedText {
  const read = (token: RegExp): Tokens => {
    const words = split(text, token)
    const end = words.findLastIndex((word) => !END_MARK.test(word)) + 1
    const written = ['^', ...words.slice(0, end), '$']
    return { written, folded: written.map((word) => word.toLowerCase()) }
  }
  return { spaced: read(SPACED_TOKEN), joined: read(JOINED_TOKEN) }
}

/**
 * Compiles the patterns of one language. What several of them name is compiled once.
 *
 * @param lists the words that names in braces stand for
 * @returns a function of patterns, separated by commas, and the words that `~` stands for. It makes a
 *   function that tells whether a text has any of the patterns, in a time that grows with the text's
 *   length, and hardly with the number of patterns.
 */
export function matchersWith(
  lists: Readonly<Record<string, string>>,
): (patterns: string, between: string) => (text: TokenizedText) => boolean {
  const isJoined = JOINED.test(Object.values(lists).join(''))
  const phrasesIn = (words: string, end = '') =>
    phrasesOf(
      listOf(words).map((word) => split(word + end, isJoined ? JOINED_TOKEN : SPACED_TOKEN)),
    )
  const known = new Map<string, Phrases | 'link'>([['~', 'link']])
  const compile = (part: string): Phrases => {
    const list = /^\{(?<name>\w+)\}(?<end>.*)$/.exec(part)?.groups
    const words = lists[list?.name ?? '']
    return words === undefined ? phrasesIn(part) : phrasesIn(words, list?.end)
  }
  const partOf = (part: string): Phrases | 'link' => {
    const phrases = known.get(part) ?? compile(part)
    known.set(part, phrases)
    return phrases
  }
  return (patterns, between) =>
    matcherOf(
      listOf(patterns).map((pattern): Pattern => pattern.split(' ').map(partOf)),
      phrasesIn(between),
      isJoined,
    )
}

function matcherOf(
  patterns: readonly Pattern[],
  links: Phrases,
  isJoined: boolean,
): (text: TokenizedText) => boolean {
  const byStart = Map.groupBy(patterns, ([first]) => first)
  /** The patterns that a token may begin, so that all others cost nothing. */
  const byToken = new Map<string, Pattern[]>()
  /** Patterns that begin with any ending of a word, by their first letter. */
  const byLetter = new Map<string, Pattern[]>()
  const openPatterns: Pattern[] = []
  const add = (to: Map<string, Pattern[]>, key: string, some: readonly Pattern[]) =>
    to.set(key, [...(to.get(key) ?? []), ...some])
  for (const [first, beginning] of byStart) {
    if (first === undefined || first === 'link') {
      openPatterns.push(...beginning)
      continue
    }
    for (const token of first.byFirst.keys()) add(byToken, token, beginning)
    const letters = new Set(first.open.map(([start = '']) => start.charAt(0)))
    for (const letter of letters) add(byLetter, letter, beginning)
  }

  return (text) => {
    const { written, folded } = isJoined ? text.joined : text.spaced
    const isLink = (at: number) => NAME.test(written[at] ?? '') || NUMBER.test(written[at] ?? '')
    /** Many patterns ask for the same token, and several links may end at one. */
    const known = new Map<number, readonly number[]>()
    const afterLinks = (at: number): readonly number[] => {
      const before = known.get(at)
      if (before !== undefined) return before
      const reached = new Set([at])
      let last = reached
      for (let count = 0; count < MAX_BETWEEN; count++) {
        last = new Set(
          [...last].flatMap((from) => [
            ...endsOf(links, folded, from),
            ...(isLink(from) ? [from + 1] : []),
          ]),
        )
        for (const end of last) reached.add(end)
      }
      known.set(at, [...reached])
      return [...reached]
    }
    const follow = (from: readonly number[], part: Phrases | 'link'): number[] =>
      from.flatMap((at) => (part === 'link' ? afterLinks(at) : endsOf(part, folded, at)))
    return folded.some((token, at) =>
      [byToken.get(token), byLetter.get(token.charAt(0)), openPatterns].some((patterns) =>
        patterns?.some((pattern) => pattern.reduce(follow, [at]).length > 0),
      ),
    )
  }
}
