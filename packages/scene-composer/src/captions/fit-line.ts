/** Cuts texts to the length of a caption. */
import { isSmallWord } from '../language/detect-language.ts'
import { trimEnd } from '../trim-end.ts'

/** The greatest length of a caption, in characters. */
export const MAX_LINE = 60

const LOOSE_ENDS =
  /(?<![\s,])[\s,]+(?:a|an|the|my|your|his|her|their|of|in|on|at|to|for|with|and|or|but|from|by|about|into|that|is|are|as|than|very|not|its)$/i
/** Words that don't end a sentence: "walks by" is complete, "walks the" is not. */
export const UNFINISHED = /(?<![\s,])[\s,]+(?:a|an|the|my|your|his|her|their|of|and|or|but)$/i

/**
 * The two parts of a text, split where its sense allows, the more even the better; none if it allows
 * it nowhere.
 */
export function partedAtJoint(text: string): readonly [string, string] | [] {
  const badness = (at: number) => Math.abs(at - text.length / 2) + (weaknessOf(text, at) ?? 0)
  const [best] = [...text.matchAll(/(?<=\S )\S/g)]
    .map(({ index }) => index)
    .filter((at) => weaknessOf(text, at) !== undefined)
    .toSorted((a, b) => badness(a) - badness(b))
  return best === undefined ? [] : [text.slice(0, best).trim(), text.slice(best)]
}

/** How much further from the middle a better break may be: one before "because" or "after" is best. */
function weaknessOf(text: string, at: number): number | undefined {
  const half = text.slice(0, at).trim()
  const last = half.slice(half.lastIndexOf(' ') + 1).toLowerCase()
  if (!half.includes(' ') || LOOSE_ENDS.test(half) || isSmallWord(last) || MODIFIER.test(last))
    return undefined
  if (UNIT.test(last) && /^(?:before|after)\b/i.test(text.slice(at))) return undefined
  const rest = text.slice(at).replace(MODIFIED, '')
  if (!rest.includes(' ')) return undefined
  if (JOINTS.test(rest)) return 0
  // What fits into one line is parted only where its sense turns.
  if (text.length <= MAX_LINE) return undefined
  return WEAK_JOINTS.test(rest) ? 8 : 30
}

/** Words that belong to what follows: "right before lunch". */
const MODIFIER =
  /^(?:just|right|even|only|not|still|again|one|what|why|how|who|if|because|while|say|says|said|saying|swears|thinks?|thinking|que|dass|se|juste|même|kurz|gleich|nur|sogar|justo|hasta|só|bem|logo|until)$/i
const UNIT = /^(?:minutes?|hours?|days?|seconds?|weeks?)$/i
const MODIFIED =
  /^(?:(?:just|right|even|only|juste|kurz|nur|justo|só|bem|logo)|\S+ (?:minutes?|hours?|days?|seconds?|weeks?)) (?=before|after|avant|après|vor|nach|antes|depois|después|where|when)/i
const JOINTS =
  /^(?:on the way|without|after|before|during|while|because|when|where|until|and|but|or|that|who|which|instead|if|i|you|he|she|we|they|nobody|sin|antes|después|sans|après|avant|pendant|ohne|nach|vor|seit|sem|depois|dopo|prima|senza|zonder|bez|przed)(?=[ '’])/i
const WEAK_JOINTS =
  /^(?:at|in|on|to|from|into|for|with|con|avec|mit|com|about|off|under|over|through|what|why|how|by|as|than|like|en|por|para|a|dans|pour|chez|sur|à|im|beim|auf|für|zu|no|na|às|ao|per|voor|z|na|po)(?=[ '’])/i

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
