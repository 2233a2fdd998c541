import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@memesmith/contract'
import type { StarterTemplate } from '@memesmith/starter-templates'
import type { FastifyInstance } from 'fastify'
import { whileLocked } from '../../../database/while-locked.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { refreshTemplates, seedTemplates } from './seed-templates.ts'

/** Of several servers that start together, one draws the templates. */
const LOCK = 'starter templates'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 5 * MINUTE_MS

/** The progress of the starter templates. */
export interface Seeding {
  readonly state: 'drawing' | 'failed' | 'done'
  /** Resolves when all were drawn, could not be stored, or the server stops. */
  readonly firstTry: Promise<void>
}

/**
 * Draws missing starter templates while the server already handles requests. If they can't be
 * stored, it retries with growing delays. Then it updates the changed ones.
 */
export function seedInBackground(
  app: FastifyInstance,
  { db, images }: SiteStorage,
  templates: readonly StarterTemplate[],
): Seeding {
  const stop = new AbortController()
  const { promise: firstTry, resolve: endFirstTry } = Promise.withResolvers<void>()
  let state: Seeding['state'] = 'drawing'
  let work = Promise.resolve()

  async function seed(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !stop.signal.aborted; pauseMs *= 2) {
      state = await tryToSeed()
      endFirstTry()
      if (state === 'done') return await refresh()
      const pause = Math.min(pauseMs, LONGEST_PAUSE_MS)
      // Rejects when the server stops.
      await sleep(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }

  async function tryToSeed(): Promise<'failed' | 'done'> {
    try {
      await whileLocked(db, LOCK, stop.signal, () =>
        seedTemplates({ db, images }, templates, app.log, stop.signal),
      )
      return 'done'
    } catch (error) {
      app.log.error(error, 'the starter templates could not be stored')
      return 'failed'
    }
  }

  async function refresh(): Promise<void> {
    try {
      await whileLocked(db, LOCK, stop.signal, () =>
        refreshTemplates({ db, images }, templates, app.log, stop.signal),
      )
    } catch (error) {
      // They stay as they are until the next start.
      app.log.error(error, 'the starter templates could not be updated')
    }
  }

  app.addHook('onReady', async () => {
    work = seed()
  })
  app.addHook('preClose', async () => {
    stop.abort()
    await work
    endFirstTry()
  })
  return {
    get state() {
      return state
    },
    firstTry,
  }
}
