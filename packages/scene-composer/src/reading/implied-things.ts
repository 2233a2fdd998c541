import type { Lexicon } from '../lexicon/create-lexicon.ts'
import type { Thing } from '../things/thing.ts'
import { impliedEmoji } from '../things/things.ts'

/** The thing that a deed needs, where the prompt names none. */
export function impliedThing(verb: string | undefined, lexicon: Lexicon): Thing | undefined {
  const emoji = verb === undefined ? undefined : impliedEmoji(verb)
  return emoji === undefined ? undefined : lexicon.ofEmoji(emoji)
}
