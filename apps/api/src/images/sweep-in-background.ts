import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/connect.ts'
import { sweepImages } from './sweep-images.ts'

const PAUSE_MS = 60 * 60 * 1000

/** Removes unused images when the server starts and every hour, until it stops. */
export function sweepInBackground(app: FastifyInstance, db: Db): void {
  const stop = new AbortController()
  const { signal } = stop
  let sweeping = Promise.resolve()

  async function sweepAgainAndAgain(): Promise<void> {
    while (!signal.aborted) {
      await sweepImages(db, Date.now(), signal).catch((error: unknown) =>
        app.log.error(error, 'unused images could not be removed'),
      )
      // Stopping rejects it, and that is all.
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  app.addHook('onReady', async () => {
    sweeping = sweepAgainAndAgain()
  })
  app.addHook('preClose', async () => {
    stop.abort()
    await sweeping
  })
}
