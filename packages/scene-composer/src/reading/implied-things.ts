import type { Lexicon } from '../lexicon/create-lexicon.ts'
import type { Thing } from '../things/thing.ts'
import { impliedEmoji } from '../things/things.ts'

/** The thing that an action needs, for prompts that name none. */
export function impliedThing(verb: string | undefined, lexicon: Lexicon): Thing | undefined {
  const emoji = verb === undefined ? undefined : impliedEmoji(verb)
  return emoji === undefined ? undefined : lexicon.ofEmoji(emoji)
}
