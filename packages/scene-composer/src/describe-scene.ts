import type { Background } from '@memesmith/scenes'
import { capital } from './captions/fit-line.ts'
import { showsMood } from './cast/actor.ts'
import { startsWithName } from './language/restore-names.ts'
import { MOODS } from './moods/moods.ts'
import type { Reading } from './reading/read-prompt.ts'
import { isFlight } from './reading/relate-subjects.ts'
import { phraseOf } from './reading/relations.ts'
import { type Subject, withArticle } from './reading/subject.ts'
import { SETTING_RECORDS } from './settings/settings.ts'

/** One sentence that says what the picture shows. */
export function describeScene(reading: Reading, background: Background): string {
  const [actor, ...others] = reading.actors
  const who = actor === undefined ? 'a person' : nameOf(actor)
  const targets = [...others, ...reading.objects]
    .filter(({ thing }) => reading.relation !== 'working' || thing.emoji !== '💻')
    .slice(0, 2)
    .map(nameOf)
  const what =
    targets.length === 0
      ? reading.relation === 'working'
        ? 'at a desk with a laptop'
        : ''
      : `${isFlight(reading) ? 'running from' : phraseOf(reading.relation)} ${targets.join(' and ')}`
  const parts = [who, what, placeOf(background)].filter((part) => part !== '').join(' ')
  // The pictures of most things have one expression only.
  const { look, air } = MOODS[reading.mood]
  const mood = (showsMood(actor, reading.mood) ? look : undefined) ?? air
  return `${capital(mood === undefined ? parts : `${parts}, ${mood}`)}.`
}

function placeOf(background: Background): string {
  return background.type === 'setting'
    ? SETTING_RECORDS[background.name].phrase
    : 'in front of a bright comic backdrop'
}

/** The words for a subject. Ideas are named by their picture: "flying money" for "taxes". */
function nameOf({ phrase, thing, isGuess, isBroken }: Subject): string {
  if (isBroken) return withArticle(`crossed-out ${thing.name}`)
  return isGuess || thing.kind === 'idea' || thing.kind === 'tech'
    ? withArticle(thing.name)
    : startsWithName(phrase)
      ? phrase
      : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
