/** Cuts texts to the length of a caption. */
import { isSmallWord } from '../language/detect-language.ts'
import { trimEnd } from '../trim-end.ts'

/** The greatest length of a caption, in characters. */
export const MAX_LINE = 60
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })

const LOOSE_ENDS =
  /(?<![\s,])[\s,]+(?:a|an|the|my|your|his|her|their|of|in|on|at|to|for|with|and|or|but|from|by|about|into|that|is|are|as|than|very|not|its)$/i
/** Words that don't end a sentence: "walks by" is complete, "walks the" is not. */
const UNFINISHED = /(?<![\s,])[\s,]+(?:a|an|the|my|your|his|her|their|of|and|or|but)$/i

/** Two parts of about the same length, for captions that are the prompt itself. */
export function halves(text: string): readonly [string, string] | [] {
  // Some scripts have no spaces. The segmenter finds their words.
  const starts = [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index }) => index)
  const middle = text.length / 2
  const badness = (at: number) =>
    Math.abs(at - middle) +
    (isLoose(text.slice(0, at).trim())
      ? LOOSE_PENALTY
      : JOINTS.test(text.slice(at))
        ? 0
        : JOINT_BONUS)
  const [best] = starts
    .slice(1)
    .map((at) => ({ at, badness: badness(at) }))
    .toSorted((a, b) => a.badness - b.badness)
  return best === undefined ? [] : [text.slice(0, best.at).trim(), text.slice(best.at).trim()]
}

/** A break this many characters from the middle is better than one after "the", "el" or "auf". */
const LOOSE_PENALTY = 9
/** How much further from the middle a break before "with", "après" or "she" may be. */
const JOINT_BONUS = 8
const JOINTS =
  /^(?:at|in|on|with|without|after|before|during|from|into|for|about|off|under|over|through|that|who|which|what|where|why|how|than|like|because|when|while|until|and|but|or|i|you|he|she|we|they|by|as|if|en|con|por|para|sin|antes|después|a|dans|avec|pour|sans|après|avant|chez|sur|à|mit|ohne|nach|vor|im|in|beim|auf|für|von|zu|com|sem|no|na|às|ao|depois|com|per|dopo|prima|senza|met|zonder|na|voor|z|bez|po|przed)(?=[ '’])/i
const isLoose = (half: string) =>
  LOOSE_ENDS.test(half) || isSmallWord(half.slice(half.lastIndexOf(' ') + 1).toLowerCase())

/** At most `limit` characters, cut between words and not after words such as "of the". */
export function shorten(text: string, limit: number): string | undefined {
  const characters = [...text]
  if (characters.length <= limit) return text.replace(UNFINISHED, '')
  const cut = characters.slice(0, limit - 2).join('')
  const space = cut.lastIndexOf(' ')
  let short = space > limit * 0.4 ? cut.slice(0, space) : cut
  while (LOOSE_ENDS.test(short)) short = short.replace(LOOSE_ENDS, '')
  return short === '' ? undefined : `${trimEnd(short, /[,.;:!?]/)}...`
}

/** Makes the first letter upper-case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A line without the punctuation that ends it before the next. */
export const trimPunctuation = (text: string): string => trimEnd(text.trim(), /[\s,;:.、，；،。]/)
