import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Db } from '../../../database/schema.ts'
import { hashToken } from '../../sessions/token-hash.ts'
import { countRequest } from './request-counts.repository.ts'

/**
 * Counters of requests that all servers of a site share. The keys are stored as hashes, so the
 * database has no addresses.
 */
export const sharedCounters = (db: Db): FastifyRateLimitStoreCtor =>
  class SharedCounters implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      countRequest(db, hashToken(key), timeWindow).then(
        ({ count, endsAt }) => callback(null, { current: count, ttl: endsAt - Date.now() }),
        callback,
      )
    }

    /** The keys contain the name of the limit. */
    child(): FastifyRateLimitStore {
      return this
    }
  }
