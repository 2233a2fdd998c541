/** Makes a picture of two panels, one above the other: what is said first, and what it turns into. */
import type { Background, Layer } from '@memesmith/scenes'
import { SIDE } from './arrangements/direction.ts'
import type { ComposedPicture } from './compose-meme.ts'
import { CAPTION_SHADES, composeStage, withStaging } from './compose-scene.ts'
import { describeScene } from './describe-scene.ts'
import type { Mood } from './moods/moods.ts'
import type { Reading } from './reading/read-prompt.ts'
import type { Take } from './take.ts'
import { isAlive } from './things/thing.ts'

/** The line between the panels, in pixels. */
const GAP = 12
const HEIGHT = (SIDE - GAP) / 2
/** So that faces and feet stay between the captions and the line. */
const SCALE = 0.57
/** How far each panel's layers move up or down, so that captions stay free. */
const SHIFTS = [5, -105] as const
/** How a person without a feeling of their own looks before and after the turn. */
const MOODS_OF_PANELS: readonly Mood[] = ['calm', 'awkward']
const AUTHOR = /^(?:i|i'm|i'll|i've|me|my|you|your|we|our)$/

/** Composes the panels of two readings, one for each caption. */
export function composePanels(readings: readonly Reading[], take: Take): ComposedPicture {
  const [first] = readings
  const panels = readings.map((reading, index) => {
    const told = first === undefined || index === 0 ? reading : continued(reading, first)
    const mood = told.mood === 'neutral' ? (MOODS_OF_PANELS[index] ?? told.mood) : told.mood
    const staged = withStaging({ ...told, mood }, take)
    const { background, layers } = composeStage(staged, take)
    return {
      layer: panel(background, layers, index),
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

function panel(background: Background, layers: readonly Layer[], index: number): Layer {
  const moved = { x: (SIDE * (1 - SCALE)) / 2, y: SHIFTS[index] ?? 0, scale: SCALE }
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

/** The second reading with whom and where the first is about, unless it says otherwise. */
function continued(reading: Reading, { actors, setting, settingIsSaid }: Reading): Reading {
  const hero = actors.find(({ thing, noun }) => isAlive(thing) && noun !== 'me')
  const isAboutOther =
    reading.actors.length > 0 || reading.tokens.some(({ word }) => AUTHOR.test(word))
  const place = reading.setting === undefined && settingIsSaid ? { setting, settingIsSaid } : {}
  if (hero === undefined || isAboutOther) return { ...reading, ...place }
  const relation = reading.objects.length > 0 ? 'holding' : 'alone'
  return { ...reading, ...place, actors: [hero], relation }
}
