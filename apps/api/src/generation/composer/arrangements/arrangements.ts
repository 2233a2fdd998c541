import type { Relation } from '../reading/relations.ts'
import { inside, riding } from './carried.ts'
import { crowd } from './crowds.ts'
import type { Arrangement } from './direction.ts'
import { dreaming, idea, presenting, sleeping, working } from './minds.ts'
import { chasing, looking, together, versus } from './pairs.ts'
import { alone, holding, jumping, wearing } from './solo.ts'
import { arguing, talking } from './talks.ts'

/** The arrangement for each relation. */
export const ARRANGEMENTS: Readonly<Record<Relation, Arrangement>> = {
  alone,
  arguing,
  chasing,
  crowd,
  dancing: together,
  dreaming,
  eating: holding,
  holding,
  idea,
  inside,
  jumping,
  looking,
  presenting,
  riding,
  sleeping,
  talking,
  together,
  versus,
  wearing,
  working,
}
