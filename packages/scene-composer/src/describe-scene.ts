import type { Background, SettingName } from '@memesmith/scenes'
import { capital, lower } from './captions/slots.ts'
import { showsMood } from './cast/actor.ts'
import type { Mood } from './reading/moods.ts'
import type { Reading } from './reading/read-prompt.ts'
import { isFlight } from './reading/relate-subjects.ts'
import type { Relation } from './reading/relations.ts'
import { type Subject, withArticle } from './reading/subject.ts'

const PLACES: Readonly<Record<SettingName, string>> = {
  airport: 'at an airport',
  arcade: 'in front of a neon sunset grid',
  bathroom: 'in a bathroom',
  beach: 'on a sunny beach',
  bedroom: 'in a dark bedroom',
  church: 'in a church',
  city: 'on a city street',
  cityNight: 'in a city at night',
  classroom: 'in a classroom',
  courtroom: 'in a courtroom',
  dataCenter: 'in a data center',
  desert: 'in a desert',
  fire: 'in a burning room',
  forest: 'in a forest',
  gallery: 'in a gallery',
  gym: 'in a gym',
  hospital: 'in a hospital',
  kitchen: 'in a kitchen',
  library: 'in a library',
  livingRoom: 'in a living room',
  meadow: 'in a green meadow',
  newsroom: 'in a news studio',
  night: 'under a starry sky',
  office: 'in an office',
  party: 'at a party',
  restaurant: 'in a restaurant',
  road: 'on an empty road',
  snow: 'in the snow',
  space: 'on the moon',
  spooky: 'in a spooky graveyard',
  stage: 'on a stage',
  storm: 'in a thunderstorm',
  sunset: 'at sunset',
  supermarket: 'in a supermarket',
  underwater: 'at the bottom of the sea',
}

/** What a face can show. */
const LOOKS: Readonly<Partial<Record<Mood, string>>> = {
  happy: 'looking delighted',
  sad: 'looking heartbroken',
  angry: 'looking furious',
  scared: 'looking nervous',
  tired: 'looking exhausted',
  love: 'looking smitten',
  smug: 'looking very pleased',
  confused: 'looking puzzled',
  shocked: 'looking shocked',
  sick: 'looking queasy',
  judging: 'looking unimpressed',
}

/** What is all around. */
const AIRS: Readonly<Partial<Record<Mood, string>>> = {
  chaos: 'while everything goes wrong',
  party: 'in a festive mood',
  calm: 'perfectly calm',
}

const DOES: Readonly<Record<Relation, string>> = {
  alone: 'with',
  together: 'next to',
  crowd: 'with',
  riding: 'riding on',
  inside: 'inside',
  arguing: 'arguing about',
  versus: 'facing',
  holding: 'with',
  wearing: 'wearing',
  eating: 'with',
  chasing: 'chasing',
  looking: 'staring at',
  dreaming: 'dreaming of',
  presenting: 'presenting',
  talking: 'talking about',
  working: 'at a desk with a laptop and',
  sleeping: 'in bed with',
  dancing: 'dancing with',
  jumping: 'jumping over',
  idea: 'with',
}

/** One sentence that says what the picture shows. */
export function describeScene(reading: Reading, background: Background): string {
  const [actor, ...others] = reading.actors
  const who = actor === undefined ? 'a person' : nameOf(actor, reading.names)
  const targets = [...others, ...reading.objects]
    .filter(({ thing }) => reading.relation !== 'working' || thing.emoji !== '💻')
    .slice(0, 2)
    .map((target) => nameOf(target, reading.names))
  const what =
    targets.length === 0
      ? reading.relation === 'working'
        ? 'at a desk with a laptop'
        : ''
      : `${isFlight(reading) ? 'running from' : DOES[reading.relation]} ${targets.join(' and ')}`
  const parts = [who, what, placeOf(background)].filter((part) => part !== '').join(' ')
  // Most pictures have the one expression.
  const face = showsMood(actor, reading.mood) ? LOOKS[reading.mood] : undefined
  const look = face ?? AIRS[reading.mood]
  return `${capital(look === undefined ? parts : `${parts}, ${look}`)}.`
}

function placeOf(background: Background): string {
  return background.type === 'setting'
    ? PLACES[background.name]
    : 'in front of a bright comic backdrop'
}

/** Ideas are told by what is seen: for "taxes", flying money. */
function nameOf({ phrase, thing, isGuess, isBroken }: Subject, names: Reading['names']): string {
  if (isBroken) return withArticle(`crossed-out ${thing.name}`)
  return isGuess || thing.kind === 'idea' || thing.kind === 'tech'
    ? withArticle(thing.name)
    : lower(phrase, names)
}
