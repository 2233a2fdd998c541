import { it } from 'vitest'
import { isFull } from './full-run.ts'

/**
 * A test of a conformance suite that is not about the database or the storage: by day it runs only on SQLite,
 * every night on PostgreSQL and S3 too.
 */
export const itOnce = it.skipIf(!isFull && process.env.TEST_ENGINE === 'postgres')
