import { randomInt } from 'node:crypto'
import { seedOf } from '@memesmith/scene-composer/seed-of'
import type { Db } from '../../../database/schema.ts'
import { nextAttempt } from './attempts.repository.ts'

const ATTEMPTS = 2 ** 32

/**
 * Returns a function that numbers the attempts at each prompt consecutively, from a random start,
 * whichever server makes them. The database gets only hashes, not prompts.
 */
export const createAttemptCounter =
  (db: Db) =>
  async (prompt: string): Promise<number> =>
    (await nextAttempt(db, seedOf(prompt, 0), randomInt(ATTEMPTS))) % ATTEMPTS
