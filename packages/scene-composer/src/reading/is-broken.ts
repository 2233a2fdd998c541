/** Which things a prompt says are out of order or not there: "the wifi dies", "no pants". */
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
  /^(?:sin|sans|ohne|senza|sem|без|нет|pas|kein.*|ingen|закончил.*|сломал.*|kaputt|leer|finisce|finito|finita|rotto|acab.*|termin[aó]|roto|rota|quebr.*|cassée?|panne|psuty|zepsu.*|bozul.*|defekt|stuk|trasig|koniec)$/
const FAILS =
  /^(?:no|não|non|ne|nie|не) (?:funciona|funziona|fonctionne|marche|działa|работает|працює)$/
/** How far the word may be from the thing. */
const REACH = 4

/** Whether what the mention names does not work, or is not there. */
export function isBroken(tokens: readonly Token[], { thing, start, end }: Mention): boolean {
  // A Monday that is gone is no broken calendar.
  const { isDeed, isDay } = recordOf(thing.emoji)
  if (isAlive(thing) || isDeed || isDay) return false
  // Another language's word, which stands anywhere.
  if (end === start)
    return tokens.some(
      ({ word }, index) => ENDED.test(word) || FAILS.test(`${tokens[index - 1]?.word} ${word}`),
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
