import type { Thing } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'

/** Words for places whose thing is drawn too. */
const SEEN = new Set(
  'traffic, traffic jam, gas station, petrol station, bus, bus stop, taxi, train, train station, subway, elevator, cactus, volcano, castle, printer, fridge, microwave, coffee machine, shopping cart, dishes'.split(
    ', ',
  ),
)

/** Whether words that name a place also name a thing to draw. */
export const isSeenPlace = (words: string, isSaid: boolean, { emoji }: Thing): boolean =>
  SEEN.has(words) || (!isSaid && !recordOf(emoji).isBuilding)
