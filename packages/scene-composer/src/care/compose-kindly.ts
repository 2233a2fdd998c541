/** Makes the meme of a prompt that is no joke: a calm picture without faces, and two kind lines. */

import type { Layer, Scene, SettingName } from '@memesmith/scenes'
import { SIDE } from '../arrangements/direction.ts'
import type { Captions } from '../captions/write-captions.ts'
import { sprite } from '../cast/sprite.ts'
import { CAPTION_SHADES } from '../compose-scene.ts'
import type { Lexicon } from '../lexicon/create-lexicon.ts'
import { readPrompt } from '../reading/read-prompt.ts'
import { withArticle } from '../reading/subject.ts'
import { SETTING_RECORDS } from '../settings/settings.ts'
import { recordOf } from '../things/things.ts'
import type { Variation } from '../variation.ts'
import type { Care, CareWords } from './care-words.ts'

/** One or two emoji in a place. */
interface KindPicture {
  readonly setting: SettingName
  readonly emoji: readonly string[]
  /** What they show. */
  readonly shows: string
}

const FLOWERS: KindPicture = { setting: 'meadow', emoji: ['💐'], shows: 'a bouquet' }
const HUG: KindPicture = { setting: 'sunset', emoji: ['🫂'], shows: 'two people hugging' }
const HEART: KindPicture = { setting: 'sunset', emoji: ['❤️'], shows: 'a red heart' }

/** Attempts take turns. */
const PICTURES: Readonly<Record<Care, readonly KindPicture[]>> = {
  loss: [
    { setting: 'sunset', emoji: ['🕯️'], shows: 'a burning candle' },
    { setting: 'night', emoji: ['🕊️'], shows: 'a white dove' },
    { ...FLOWERS, setting: 'sunset' },
  ],
  illness: [FLOWERS, HUG, { setting: 'meadow', emoji: ['🧸'], shows: 'a teddy bear' }],
  selfHarm: [HUG, { setting: 'meadow', emoji: ['🌼'], shows: 'a flower' }, HEART],
}

/** Composes the meme; the captions are in the language of the prompt. */
export function composeKindly(
  prompt: string,
  { care, words }: { readonly care: Care; readonly words: CareWords },
  lexicon: Lexicon,
  { random, turn }: Variation,
): Captions & { readonly scene: Scene; readonly imageDescription: string } {
  const picture = (care === 'loss' ? petIn(prompt, lexicon) : undefined) ?? turn(PICTURES[care])
  const { setting, shows } = picture
  const [topText, bottomText] = turn(words.lines[care])
  return {
    scene: {
      width: SIDE,
      height: SIDE,
      background: { type: 'setting', name: setting, seed: Math.floor(random() * 10_000) },
      layers: layersOf(picture),
    },
    imageDescription: `${shows.charAt(0).toUpperCase()}${shows.slice(1)} ${SETTING_RECORDS[setting].phrase}.`,
    topText,
    bottomText,
  }
}

/** The picture of an animal that is missed. People look different from every emoji of theirs. */
function petIn(prompt: string, lexicon: Lexicon): KindPicture | undefined {
  const { actors, objects } = readPrompt(prompt, lexicon)
  const pet = [...actors, ...objects].find(({ thing }) => thing.kind === 'animal')?.thing
  if (pet === undefined) return undefined
  const shows = `${withArticle(pet.name)} and a red heart`
  const whole = recordOf(pet.emoji).wholeBody ?? pet.emoji
  return { setting: 'sunset', emoji: [whole, '❤️'], shows }
}

function layersOf({ emoji: [first = '❤️', second] }: KindPicture): Layer[] {
  const glow = { x: SIDE / 2, y: 520, radius: 420, color: '#fff3d6', strength: 0.55 }
  return [
    { type: 'glow', ...glow },
    sprite(first, SIDE / 2, 520, 380, { shadow: 'drop' }),
    ...(second === undefined ? [] : [sprite(second, 700, 660, 150, { shadow: 'drop' })]),
    ...CAPTION_SHADES,
  ]
}
