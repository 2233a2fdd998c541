import type { Relation } from '../reading/relations.ts'
import { arguing, scolding, talking } from './conversations.ts'
import { crowd } from './crowds.ts'
import type { Arrangement } from './direction.ts'
import { alone, holding, inHand, jumping, wearing } from './one-actor.ts'
import { beside, chasing, looking, together, versus } from './pairs.ts'
import { inside, riding } from './riding-and-inside.ts'
import { sleeping } from './sleeping.ts'
import { dreaming, idea } from './thoughts.ts'
import { presenting, working } from './work.ts'

/** The arrangements of each relation; attempts take turns. */
export const ARRANGEMENTS: Readonly<Record<Relation, readonly Arrangement[]>> = {
  alone: [alone],
  arguing: [arguing, talking],
  chasing: [chasing],
  crowd: [crowd],
  dancing: [together],
  dreaming: [dreaming],
  eating: [holding, beside],
  holding: [holding, beside],
  idea: [idea, dreaming, inHand],
  inside: [inside],
  jumping: [jumping],
  looking: [looking],
  presenting: [presenting, talking],
  riding: [riding],
  sleeping: [sleeping],
  talking: [talking, scolding],
  together: [together, beside],
  versus: [versus],
  wearing: [wearing],
  working: [working],
}
