/** Compiles patterns of words, as `care-words.ts` describes them, to regular expressions. */

/** Scripts that are written without spaces: a word may begin anywhere. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const GAP = '[\\s,]+'
/** A name, in its capital letters: "my dog Max died". */
const NAME = '(?-i:\\p{Lu}\\p{Ll}+)'
const MAX_BETWEEN = 4

const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const escaped = (text: string): string => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&')

/** A word of a pattern, with any ending if it ends with `*`; an apostrophe may be typed either way. */
const literal = (word: string): string =>
  escaped(word).replaceAll('*', '[\\p{L}\\p{M}]*').replaceAll("'", "['’]").replaceAll(' ', GAP)

const oneOf = (words: string): string =>
  `(?:${listOf(words)
    .toSorted((one, other) => other.length - one.length)
    .map(literal)
    .join('|')})`

/**
 * A regular expression that finds any of the patterns.
 *
 * @param patterns separated by commas
 * @param lists the words that names in braces stand for
 * @param between the words that `~` stands for
 */
export function matcherOf(
  patterns: string,
  lists: Readonly<Record<string, string>>,
  between: string,
): RegExp {
  const isJoined = JOINED.test(patterns + Object.values(lists).join(''))
  const gap = isJoined ? '\\s*' : GAP
  const link = `(?:(?:${oneOf(between)}|\\d+|${NAME})${gap}){0,${MAX_BETWEEN}}`
  const partOf = (part: string): string => {
    if (part === '~') return link
    const list = /^\{(?<name>\w+)\}(?<end>.*)$/.exec(part)?.groups
    const words = lists[list?.name ?? '']
    return words === undefined ? literal(part) : oneOf(words) + literal(list?.end ?? '')
  }
  const all = listOf(patterns).map((pattern) =>
    pattern
      .split(' ')
      .map((part) => partOf(part) + (part === '~' ? '' : gap))
      .join('')
      .slice(0, -gap.length),
  )
  if (all.length === 0) return /(?!)/
  const [start, end] = isJoined
    ? ['', '']
    : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  return new RegExp(`${start}(?:${all.join('|')})${end}`, 'iu')
}
