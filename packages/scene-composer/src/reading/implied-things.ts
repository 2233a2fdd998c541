import type { Lexicon } from '../lexicon/create-lexicon.ts'
import type { Thing } from '../lexicon/thing.ts'

/** What belongs to a deed even when nobody names it, by the deed's verb. */
const IMPLIED: Readonly<Record<string, string>> = {
  '🎿': 'ski',
  '🏂': 'snowboard',
  '📱': 'text scroll message send',
  '📞': 'call',
  '📧': 'email reply forward',
  '📚': 'study learn',
  '🍳': 'cook bake',
  '🍲': 'feed',
  '💻': 'debug compile refactor merge commit program code deploy install update upload download restart reboot hack',
  '🚗': 'drive park',
  '⌨️': 'type',
  '💸': 'pay spend',
  '🛒': 'shop',
  '🏋️': 'exercise train lift squat',
  '🎤': 'sing rap mute unmute',
  '🎨': 'draw paint',
  '📷': 'photograph',
  '📖': 'read',
  '🧹': 'clean sweep vacuum tidy',
  '🧼': 'wash',
  '🗳️': 'vote',
  '🧶': 'knit',
  '💍': 'marry propose',
  '🧳': 'travel pack',
  '🎣': 'fish',
  '⛳': 'golf',
  '☔': 'rain',
  '⚽': 'kick',
  '🖨️': 'print',
  '🧩': 'solve',
  '🔍': 'search',
  '⛺': 'camp',
  '🚪': 'knock visit',
}

const EMOJI_OF = new Map(
  Object.entries(IMPLIED).flatMap(([emoji, verbs]) =>
    verbs.split(' ').map((verb) => [verb, emoji] as const),
  ),
)

/** The thing that a deed needs, where the prompt names none. */
export function impliedThing(verb: string | undefined, lexicon: Lexicon): Thing | undefined {
  const emoji = verb === undefined ? undefined : EMOJI_OF.get(verb)
  return emoji === undefined ? undefined : lexicon.ofEmoji(emoji)
}
