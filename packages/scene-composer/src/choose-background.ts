import type { Background, SettingName } from '@memesmith/scenes'
import { pick } from '@memesmith/scenes'
import { costumeFor } from './cast/actor.ts'
import { MOODS, type Mood } from './moods/moods.ts'
import type { Reading } from './reading/read-prompt.ts'
import type { Relation } from './reading/relations.ts'
import { kindRecord } from './things/kinds.ts'
import { isPerson, type Thing } from './things/thing.ts'
import { recordOf } from './things/things.ts'
import type { Variation } from './variation.ts'

const BACKDROP_COLORS: readonly (readonly [string, string])[] = [
  ['#ffb703', '#fb8500'],
  ['#4cc9f0', '#4361ee'],
  ['#ff5d8f', '#c9184a'],
  ['#52d681', '#1f9d61'],
  ['#b388ff', '#6a3de8'],
]

/** Moods that exclude a party. */
const SERIOUS: ReadonlySet<Mood> = new Set(['sad', 'angry', 'scared', 'tired', 'sick'] as const)

/** Relations that may have a plain backdrop. */
const PLACELESS: ReadonlySet<Relation> = new Set([
  'alone',
  'idea',
  'together',
  'wearing',
  'versus',
] as const)

/**
 * The background: the place that the prompt names, or in turns the places of its things and a comic
 * backdrop.
 */
export function chooseBackground(reading: Reading, variation: Variation): Background {
  const name = variation.turn(candidates(reading))
  if (name === 'backdrop') return backdrop(variation)
  return { type: 'setting', name, seed: Math.floor(variation.random() * 10_000) }
}

function candidates(reading: Reading): readonly (SettingName | 'backdrop')[] {
  const { setting, settingIsSaid, relation, actors, objects, mood } = reading
  const isParty = setting === 'party' && SERIOUS.has(mood)
  const isPlace = settingIsSaid || actors.length + objects.length === 0
  if (setting !== undefined && isPlace && !isParty) return [setting]
  if (relation === 'sleeping') return ['bedroom']
  const ofObjects = objects.flatMap(({ thing }) => placesOf(thing))
  const ofActors = actors.flatMap(({ thing }) => placesOf(thing))
  const ofJobs = actors.flatMap((actor) => costumeFor(actor)?.place ?? [])
  const found = [ofJobs, ofObjects, ofActors].find((places) => places.length > 0) ?? []
  const fitting = found
    .filter((place) => !(place === 'party' && SERIOUS.has(mood)))
    .filter((place) => !(place === 'underwater' && actors.some(({ thing }) => isPerson(thing))))
  // A vehicle decides more than a word for a place: "riding a rocket to escape Monday" is not in an
  // office.
  const named = setting === undefined || isParty || relation === 'riding' ? [] : [setting]
  const places = [...new Set([...named, ...fitting.slice(0, named.length > 0 ? 1 : 3)])]
  const isReaction = actors.length + objects.length === 0 && setting === undefined
  if (isReaction) return ['backdrop']
  if (places.length === 0)
    places.push(...(setting === undefined || isParty ? MOODS[mood].settings : [setting]))
  return PLACELESS.has(relation) ? [...places, 'backdrop'] : places
}

const placesOf = ({ emoji, kind }: Thing): readonly SettingName[] =>
  recordOf(emoji).places ?? kindRecord(kind).places ?? []

function backdrop({ random, turn }: Variation): Background {
  const [light, dark] = pick(random, BACKDROP_COLORS)
  if (turn([true, true, true, false])) return { type: 'sunburst', colors: [light, dark], y: 560 }
  return { type: 'halftone', fill: [light, dark], dots: dark }
}
