/** Finds the things that are broken or absent: "the wifi dies", "no pants". */
import { isAlive } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'
import type { Mention } from './mention.ts'
import type { Token } from './tokens.ts'

const BROKEN =
  /^(?:dies|died|dead|dying|broken|breaks|broke|jammed|jams|crashes|crashed|gone|disappears|disappeared|disappearing|offline|won't|doesn't|stopped|failed|fails|cancelled|canceled|deleted|frozen|missing|lags|laggy)$/
const IS_DOWN = /^(?:is|are|was|were|goes|went|going|runs|ran|running) (?:down|out|off|empty)$/
const ABSENT = /^(?:no|without|forgot|forgotten|forgetting|losing|lost|loses)$/
const OUT_OF = /^out of$/
const ENDED =
  /^(?:sin|sans|ohne|senza|sem|без|нет|pas|kein.*|ingen|закончил.*|сломал.*|kaputt|leer|finisce|finito|finita|rotto|acab.*|termin[aó]|roto|rota|quebr.*|cassée?|panne|psuty|zepsu.*|bozul.*|defekt|stuk|trasig|koniec|weg|fort)$/
const FAILS =
  /^(?:no|não|non|ne|nie|не) (?:funciona|funziona|fonctionne|marche|działa|работает|працює)$/
/** The greatest distance from the thing to the word, in tokens. */
const REACH = 4

/** Whether the thing of a mention is broken or absent. */
export function isBroken(tokens: readonly Token[], { thing, start, end }: Mention): boolean {
  // "Monday is gone" doesn't mean a broken calendar.
  const { isAction, isDay } = recordOf(thing.emoji)
  if (isAlive(thing) || isAction || isDay) return false
  // In other languages the word may stand anywhere.
  if (end === start)
    return tokens.some(
      ({ word, text }, index) =>
        // "Weg" is a way, "weg" is gone.
        (ENDED.test(word) && text !== 'Weg') || FAILS.test(`${tokens[index - 1]?.word} ${word}`),
    )
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ word }) => word)
  if (before.some((word) => ABSENT.test(word)) || OUT_OF.test(before.join(' '))) return true
  if (thing.kind === 'idea') return false
  const clauseEnd = tokens.findIndex(({ endsClause }, index) => index >= end - 1 && endsClause)
  const after = tokens
    .slice(end, Math.min(end + REACH, clauseEnd === -1 ? tokens.length : clauseEnd + 1))
    .map(({ word }) => word)
  if (after.some((word) => BROKEN.test(word))) return true
  return after.some((word, index) => IS_DOWN.test(`${word} ${after[index + 1]}`))
}
