/**
 * Limits for all people of one network together.
 *
 * Problem: accounts are free, so limits per account protect neither the disk nor the processor from
 * somebody who makes many.
 * Approach: new accounts are counted per hour and stored bytes per day, by network. Whoever exceeds a
 * limit is asked to come back later. One account may store only a part of its network's bytes, so that
 * its neighbors get some. Like other counts, these are in memory with SQLite, and in the database if
 * several servers share it.
 * Limits: thumbnails, GIFs and MP4s are not counted. They derive from counted pictures, and are the
 * first to be deleted.
 */

import { DAY_MS, HOUR_MS, sizeOf } from '@memesmith/contract'
import type { SayingWithValues } from '@memesmith/languages/saying'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { hashToken } from '../../sessions/token-hash.ts'
import { networkOf } from './rate-limits.ts'
import { countRequest, type RequestCount } from './request-counts.repository.ts'

/** Networks that are counted in memory; the least recently used are evicted. */
const MAX_NETWORKS = 20_000
/** Stored bytes are counted in this unit, so that a day's total fits PostgreSQL's integer. */
const KILOBYTE = 1024
/** What one account may store of its network's bytes, unless its own limit is higher. */
const SHARE_OF_ACCOUNT = 1 / 5

const YOUR_LIMIT = /*i18n*/ 'You have stored {size} today, which is the limit.'
const LIMIT_OF_NETWORK = /*i18n*/ 'Your network has stored {size} today, which is the limit.'

export interface NetworkLimits {
  /** @throws AppError `too_many_requests` when too many accounts were made in the request's network */
  countSignUp(request: FastifyRequest): Promise<void>
  /** A storage that throws AppError `too_many_requests` when the request's network has stored too much. */
  imagesFor(request: FastifyRequest): ImageStorage
}

interface NetworkLimitsOptions {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
}

export function createNetworkLimits({ config, db, images }: NetworkLimitsOptions): NetworkLimits {
  const countInMemory = createCounts()
  const count = (key: string, windowMs: number, amount: number) =>
    config.databaseUrl === undefined
      ? countInMemory(key, windowMs, amount)
      : countRequest(db, hashToken(key), windowMs, amount)

  /** @throws AppError `too_many_requests` with a sentence if the count had already reached the limit */
  async function add(
    key: string,
    { max, windowMs, sentence }: { max: number; windowMs: number; sentence: SayingWithValues },
    amount: number,
  ): Promise<void> {
    if (max === 0 || config.rateLimitFactor === 0) return
    const { count: counted, endsAt } = await count(key, windowMs, amount)
    if (counted - amount < max) return
    const retryAfter = Math.ceil((endsAt - Date.now()) / 1000)
    const saying = {
      message: /*i18n*/ '{problem} Please try again {when}.',
      values: { problem: sentence, when: inWords(retryAfter) },
    }
    throw new AppError('too_many_requests', saying, { retryAfter })
  }

  return {
    countSignUp: (request) =>
      add(
        `sign-ups ${networkOf(request)}`,
        {
          max: config.signUpsPerHour,
          windowMs: HOUR_MS,
          sentence: {
            message: /*i18n*/ 'Many people have signed up from your network just now.',
          },
        },
        1,
      ),
    imagesFor(request) {
      const network = networkOf(request)
      const userId = request.apiKey?.userId ?? request.session?.userId
      const ofNetwork = config.storagePerNetwork
      const ofAccount = Math.max(ofNetwork * SHARE_OF_ACCOUNT, config.storagePerUser)
      const addTo = (key: string, message: string, max: number, bytes: number) =>
        add(
          `stored ${key}`,
          {
            max: max / KILOBYTE,
            windowMs: DAY_MS,
            sentence: { message, values: { size: sizeOf(max) } },
          },
          Math.ceil(bytes / KILOBYTE),
        )
      const addBytes = async (bytes: number) => {
        if (userId !== undefined && ofNetwork > 0) {
          await addTo(`by ${userId} ${network}`, YOUR_LIMIT, ofAccount, bytes)
        }
        await addTo(network, LIMIT_OF_NETWORK, ofNetwork, bytes)
      }
      return {
        ...images,
        async store(image) {
          await addBytes(image.data.byteLength)
          return await images.store(image)
        },
        async assertCanStore() {
          await addBytes(0)
          await images.assertCanStore()
        },
      }
    },
  }
}

/** Counts in the memory of this process, as `countRequest` does. */
function createCounts() {
  const counts = new LRUCache<string, RequestCount>({ max: MAX_NETWORKS })
  return async (key: string, windowMs: number, amount: number): Promise<RequestCount> => {
    const now = Date.now()
    const before = counts.get(key)
    const next =
      before === undefined || before.endsAt <= now
        ? { count: amount, endsAt: now + windowMs }
        : { ...before, count: before.count + amount }
    counts.set(key, next)
    return next
  }
}

function inWords(seconds: number): SayingWithValues {
  const hours = Math.ceil(seconds / 3600)
  if (hours > 1) {
    return {
      message: /*i18n*/ '{hours, plural, one {in # hour} other {in # hours}}',
      values: { hours },
    }
  }
  return {
    message: /*i18n*/ '{minutes, plural, =1 {in a minute} other {in # minutes}}',
    values: { minutes: Math.ceil(seconds / 60) },
  }
}
