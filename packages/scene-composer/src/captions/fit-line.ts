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
  const badness = (at: number) => Math.abs(at - middle) + weakness(text, at)
  const [best] = starts
    .slice(1)
    .map((at) => ({ at, badness: badness(at) }))
    .toSorted((a, b) => a.badness - b.badness)
  return best === undefined ? [] : [text.slice(0, best.at).trim(), text.slice(best.at).trim()]
}

/** How much further from the middle a better break may be: one before "because" or "after" is best. */
function weakness(text: string, at: number): number {
  const half = text.slice(0, at).trim()
  if (LOOSE_ENDS.test(half) || isSmallWord(half.slice(half.lastIndexOf(' ') + 1).toLowerCase()))
    return 18
  const rest = text.slice(at)
  return JOINTS.test(rest) ? 0 : WEAK_JOINTS.test(rest) ? 8 : 14
}

const JOINTS =
  /^(?:on the way|with|without|after|before|during|while|because|when|until|and|but|or|that|who|which|than|like|instead|if|i|you|he|she|we|they|nobody|con|sin|antes|después|avec|sans|après|avant|pendant|mit|ohne|nach|vor|seit|com|sem|depois|dopo|prima|senza|zonder|bez|przed)(?=[ '’])/i
const WEAK_JOINTS =
  /^(?:at|in|on|to|from|into|for|about|off|under|over|through|what|where|why|how|by|as|en|por|para|a|dans|pour|chez|sur|à|im|beim|auf|für|zu|no|na|às|ao|per|voor|z|na|po)(?=[ '’])/i

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
