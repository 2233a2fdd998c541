/** Names that no list contains, recognized by their capitals: "Elon Musk", "Microsoft Teams". */
import { isGerund } from '../language/verbs.ts'
import { isFunctionWord } from './detect-english.ts'
import type { Token } from './tokens.ts'

const CAPITAL = /^\p{Lu}\p{Ll}/u
const SMALL = /^\p{Ll}/u
/** Characters after which any word has a capital. */
const SENTENCE_END = /[.!?:;…/"(*-]/

/**
 * The words of a prompt that keep their capital in the middle of a caption.
 *
 * @param isKnown whether a word is a usual one, in lower case
 */
export function typedNames(
  text: string,
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): ReadonlySet<string> {
  const words = tokens.filter(({ isEmoji }) => !isEmoji)
  // If every word has a capital, only a pair of unknown words is surely a name.
  const isTitle = !words.some(({ text: word }) => SMALL.test(word))
  if (isTitle && (words.length !== 2 || words.some(({ word }) => isKnown(word)))) return new Set()

  const startsSentence = (index: number) => {
    const [before, token] = [words[index - 1], words[index]]
    return !before || !token || SENTENCE_END.test(text.slice(before.to, token.from))
  }
  const isName = (index: number) =>
    CAPITAL.test(words[index]?.text ?? '') && !isFunctionWord(words[index]?.word ?? '')
  const isFirstName = (index: number) =>
    isName(index) &&
    isName(index + 1) &&
    !startsSentence(index + 1) &&
    !isGerund(words[index]?.word ?? '')
  return new Set(
    words
      .filter((_, index) => (startsSentence(index) ? isFirstName(index) : isName(index)))
      .map(({ text: word }) => word.replace(/['’].*$/s, '')),
  )
}
