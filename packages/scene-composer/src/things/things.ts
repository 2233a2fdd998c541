/** Every thing that the composer knows, and the indexes that are derived from the records. */
import type { SettingName } from '@memesmith/scenes'
import { BIRDS } from './birds.ts'
import { CLOTHES } from './clothes.ts'
import { COMPUTERS } from './computers.ts'
import type { Costume } from './costume.ts'
import { CREATURES } from './creatures.ts'
import { DEVICES, TOOLS } from './devices-and-tools.ts'
import { DRINKS } from './drinks.ts'
import { EVERYDAY_LIFE } from './everyday-life.ts'
import { HOUSEHOLD } from './household.ts'
import { KINDS, type Kind } from './kinds.ts'
import { CELEBRATIONS, MUSIC_AND_ART, SPORTS_AND_GAMES } from './leisure.ts'
import { MEALS } from './meals.ts'
import { OBJECTS } from './objects.ts'
import { OTHER_PICTURES } from './other-pictures.ts'
import { FACES, WHOLE_PEOPLE } from './people.ts'
import { PETS_AND_LIVESTOCK } from './pets-and-livestock.ts'
import { BUILDINGS, NATURE } from './places-and-buildings.ts'
import { PROFESSIONS } from './professions.ts'
import { SEA_ANIMALS } from './sea-animals.ts'
import { INSECTS, REPTILES } from './small-animals.ts'
import { STORY_PEOPLE } from './story-people.ts'
import { FRUIT_AND_VEGETABLES, SWEETS } from './sweets-fruit-vegetables.ts'
import type { Thing } from './thing.ts'
import type { ThingRecord, Things } from './thing-record.ts'
import { VEHICLES } from './vehicles.ts'
import { WILD_MAMMALS } from './wild-mammals.ts'
import { WORK_AND_SCHOOL } from './work-and-school.ts'

/** A table whose things are found in these places, unless they say otherwise. */
const placed = (places: readonly SettingName[], things: Things): Things =>
  Object.fromEntries(
    Object.entries(things).map(([emoji, record]) => [emoji, { places, ...record }]),
  )

const NAMED: Readonly<Record<Kind, Things>> = {
  animal: {
    ...placed(['meadow'], PETS_AND_LIVESTOCK),
    ...placed(['forest', 'meadow'], WILD_MAMMALS),
    ...placed(['meadow'], BIRDS),
    ...placed(['underwater'], SEA_ANIMALS),
    ...placed(['forest', 'meadow'], REPTILES),
    ...placed(['meadow'], INSECTS),
    ...CREATURES,
  },
  bust: { ...PROFESSIONS, ...STORY_PEOPLE },
  face: FACES,
  person: WHOLE_PEOPLE,
  food: { ...MEALS, ...SWEETS, ...FRUIT_AND_VEGETABLES },
  drink: DRINKS,
  vehicle: placed(['road', 'city'], VEHICLES),
  tech: { ...placed(['livingRoom', 'bedroom', 'office'], COMPUTERS), ...DEVICES, ...TOOLS },
  object: {
    ...placed(['livingRoom', 'kitchen', 'bedroom'], HOUSEHOLD),
    ...CLOTHES,
    ...OBJECTS,
    ...BUILDINGS,
    ...NATURE,
  },
  idea: {
    ...placed(['office'], WORK_AND_SCHOOL),
    ...placed(['party'], CELEBRATIONS),
    ...placed(['meadow', 'city'], SPORTS_AND_GAMES),
    ...placed(['stage'], MUSIC_AND_ART),
    ...placed(['livingRoom', 'kitchen', 'bedroom'], EVERYDAY_LIFE),
  },
}

const KIND_NAMES = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)

/** What records of a kind share unless they say otherwise. */
const KIND_DEFAULTS: Readonly<Partial<Record<Kind, ThingRecord>>> = {
  // An emoji's yellow.
  face: { hands: '#ffc83d' },
}

const RECORDS: ReadonlyMap<string, ThingRecord> = new Map([
  ...KIND_NAMES.flatMap((kind) =>
    Object.entries(NAMED[kind]).map(
      ([emoji, record]) => [emoji, { ...KIND_DEFAULTS[kind], ...record }] as const,
    ),
  ),
  ...Object.entries(OTHER_PICTURES),
])

const UNKNOWN: ThingRecord = {}

/** What is known of the picture of an emoji. */
export function recordOf(emoji: string): ThingRecord {
  return RECORDS.get(emoji) ?? (emoji.includes('\u200d') ? ofParts(emoji) : UNKNOWN)
}

/** A compound emoji without a record, "woman running": it has the place and shape of its parts. */
function ofParts(emoji: string): ThingRecord {
  const parts = emoji.split('\u200d').map((part) => RECORDS.get(part) ?? UNKNOWN)
  const places = parts.find((part) => part.places)?.places
  return {
    ...(places && { places }),
    ...(parts.some(({ hasEyes }) => hasEyes === false) && { hasEyes: false }),
    ...(parts.some(({ isFlat }) => isFlat) && { isFlat: true }),
  }
}

/** A thing, and the words that mean it. */
interface Meaning {
  readonly thing: Thing
  readonly names: readonly string[]
}

function meaningOf(emoji: string, kind: Kind, names: string, { jobs = [] }: ThingRecord): Meaning {
  const all = [names, ...jobs.map((job) => job.names)].flatMap((words) => words.split(', '))
  return { thing: { emoji, name: all[0] ?? '', kind }, names: all }
}

/** Every meaning of an English word. If two share a word, the first has it. */
export const MEANINGS: readonly Meaning[] = KIND_NAMES.flatMap((kind) => [
  ...Object.entries(NAMED[kind]).map(([emoji, record]) =>
    meaningOf(emoji, kind, record.names ?? '', record),
  ),
  ...[...RECORDS].flatMap(([emoji, { also }]) =>
    also?.kind === kind ? [meaningOf(emoji, kind, also.names, UNKNOWN)] : [],
  ),
])

/** The emoji of words of other languages. */
export const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map(
  [...RECORDS].flatMap(([emoji, { foreign }]) =>
    (foreign?.toLowerCase().split(', ') ?? []).map((word) => [word, emoji] as const),
  ),
)

const EMOJI_BY_VERB: ReadonlyMap<string, string> = new Map(
  [...RECORDS].flatMap(([emoji, { impliedBy }]) =>
    (impliedBy?.split(' ') ?? []).map((verb) => [verb, emoji] as const),
  ),
)

/** The emoji of what an action needs even if nobody names it, by its verb. */
export const impliedEmoji = (verb: string): string | undefined => EMOJI_BY_VERB.get(verb)

const COSTUME_BY_JOB: ReadonlyMap<string, Costume> = new Map(
  [...RECORDS.values()].flatMap(({ jobs = [] }) =>
    jobs.flatMap((job) => job.names.split(', ').map((name) => [name, job] as const)),
  ),
)

/** The clothes of a profession, by its noun or else by the emoji of everybody who has it. */
export function costumeOf(noun: string, emoji: string): Costume | undefined {
  const head = noun.slice(noun.lastIndexOf(' ') + 1)
  return COSTUME_BY_JOB.get(noun) ?? COSTUME_BY_JOB.get(head) ?? recordOf(emoji).costume
}

/** Every picture that shows a thing: itself, its whole body, and its moods. */
export function picturesOf(emoji: string): readonly string[] {
  const { wholeBody, moods = {} } = recordOf(emoji)
  return [emoji, ...(wholeBody === undefined ? [] : [wholeBody]), ...Object.values(moods).flat()]
}
