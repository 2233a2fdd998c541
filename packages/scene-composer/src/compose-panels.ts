/** Makes a picture of two panels, one above the other: what is said first, and what it turns into. */
import type { Background, Layer, Scene } from '@memesmith/scenes'
import { SIDE } from './arrangements/direction.ts'
import { CAPTION_SHADES, composeStage } from './compose-scene.ts'
import { describeScene } from './describe-scene.ts'
import type { Mood } from './moods/moods.ts'
import { isBroken } from './reading/is-broken.ts'
import type { Reading } from './reading/read-prompt.ts'
import type { Subject } from './reading/subject.ts'
import { isAlive, isPerson } from './things/thing.ts'
import type { Variation } from './variation.ts'

/** A picture as data, and a sentence that describes it. */
export interface ComposedPicture {
  readonly scene: Scene
  readonly imageDescription: string
}

/** The line between the panels, in pixels. */
const GAP = 12
const HEIGHT = (SIDE - GAP) / 2
/** How large the layers are, and how far they move so that each caption stays free. */
const FULL = { scale: 0.57, shifts: [5, -105] } as const
/** Of who is alone, the face is what matters: the legs are cut off. */
const CLOSE = { scale: 0.85, shifts: [-55, -165] } as const
/** How a person without a feeling of their own looks before and after the turn. */
const MOODS_OF_PANELS: readonly Mood[] = ['calm', 'awkward']
const AUTHOR = /^(?:i|i'm|i'll|i've|me|my|you|your|we|our)$/

/** Composes the panels of two readings, one for each caption. */
export function composePanels(readings: readonly Reading[], variation: Variation): ComposedPicture {
  const [first] = readings
  const panels = readings.map((reading, index) => {
    const told = first === undefined || index === 0 ? reading : continued(reading, first)
    const mood = told.mood === 'neutral' ? (MOODS_OF_PANELS[index] ?? told.mood) : told.mood
    const staged = { ...told, mood }
    const { background, layers } = composeStage(staged, variation)
    return {
      layer: panel(background, layers, isAlone(staged) ? CLOSE : FULL, index),
      description: describeScene(staged, background),
    }
  })
  return {
    scene: {
      width: SIDE,
      height: SIDE,
      background: { type: 'fill', fill: '#ffffff' },
      layers: [...panels.map(({ layer }) => layer), ...CAPTION_SHADES],
    },
    imageDescription: `Two panels. ${panels.map(({ description }) => description).join(' ')}`,
  }
}

function panel(
  background: Background,
  layers: readonly Layer[],
  { scale, shifts }: typeof FULL | typeof CLOSE,
  index: number,
): Layer {
  const moved = { x: (SIDE * (1 - scale)) / 2, y: shifts[index] ?? 0, scale }
  return {
    type: 'panel',
    x: SIDE / 2,
    y: HEIGHT / 2 + index * (HEIGHT + GAP),
    scene: {
      width: SIDE,
      height: HEIGHT,
      background,
      layers: [{ type: 'group', ...moved, layers }],
    },
  }
}

const isAlone = ({ actors, objects }: Reading): boolean =>
  objects.length === 0 && actors.length <= 1 && (actors[0]?.count ?? 1) === 1

/** The second reading with who and what the first is about, unless it says otherwise. */
function continued(reading: Reading, first: Reading): Reading {
  const { setting, settingIsSaid } = first
  const [hero] = first.actors
  const isAboutHero =
    hero !== undefined &&
    isAlive(hero.thing) &&
    hero.start < 3 &&
    reading.actors.length === 0 &&
    !(isPerson(hero.thing) && reading.tokens.some(({ word }) => word === 'it')) &&
    !reading.tokens.some(({ word }) => AUTHOR.test(word))
  const isEmpty = reading.actors.length + reading.objects.length === 0
  const objects = isEmpty && !isAboutHero ? first.objects.map(withState(reading)) : reading.objects
  return {
    ...reading,
    ...(reading.setting === undefined && settingIsSaid ? { setting, settingIsSaid } : {}),
    ...(isAboutHero ? { actors: [hero] } : {}),
    ...(isAboutHero && { relation: objects.length > 0 ? 'holding' : 'alone' }),
    objects,
  }
}

/** A thing as the second part leaves it: "the pay is here and gone again". */
const withState =
  ({ tokens }: Reading) =>
  (subject: Subject): Subject => ({
    ...subject,
    isBroken: isBroken(tokens, { ...subject, start: 0, end: 0 }),
  })
