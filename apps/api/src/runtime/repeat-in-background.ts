import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether background work is paused, because nothing may be changed. */
    isPaused(): boolean
  }
}

/**
 * Runs work when the server starts, and again after pauses until it stops.
 *
 * @param failure the log message if it fails
 * @param work must end soon after the signal is aborted
 */
export function repeatInBackground(
  app: FastifyInstance,
  failure: string,
  work: (signal: AbortSignal) => Promise<void>,
  pauseMs = HOUR_MS,
): void {
  const stop = new AbortController()
  const { signal } = stop
  let working = Promise.resolve()

  async function workAgainAndAgain(): Promise<void> {
    while (!signal.aborted) {
      if (!app.hasDecorator('isPaused') || !app.isPaused()) {
        await work(signal).catch((error: unknown) => app.log.error(error, failure))
      }
      // Rejects when the server stops.
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  app.addHook('onReady', async () => {
    working = workAgainAndAgain()
  })
  app.addHook('preClose', async () => {
    stop.abort()
    await working
  })
}
