import type { Thing } from '../things/thing.ts'
import { recordOf } from '../things/things.ts'

/** Of these, the thing itself is seen there too. */
const SEEN = new Set(
  'traffic, traffic jam, gas station, petrol station, bus, bus stop, taxi, train, train station, subway, elevator, cactus, volcano, castle, printer, fridge, microwave, coffee machine, shopping cart, dishes'.split(
    ', ',
  ),
)

/** Whether what words for a place name is a thing to be seen, and not only where one is. */
export const isSeenPlace = (words: string, isSaid: boolean, { emoji }: Thing): boolean =>
  SEEN.has(words) || (!isSaid && !recordOf(emoji).isBuilding)
