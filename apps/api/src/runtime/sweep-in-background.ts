import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Runs a cleanup when the server starts, and again after pauses until it stops.
 *
 * @param what the subject of the log message if it fails
 * @param sweep the cleanup; must end soon after the signal is aborted
 */
export function sweepInBackground(
  app: FastifyInstance,
  what: string,
  sweep: (signal: AbortSignal) => Promise<void>,
  pauseMs = HOUR_MS,
): void {
  const stop = new AbortController()
  const { signal } = stop
  let sweeping = Promise.resolve()

  async function sweepAgainAndAgain(): Promise<void> {
    while (!signal.aborted) {
      await sweep(signal).catch((error: unknown) =>
        app.log.error(error, `${what} could not be removed`),
      )
      // Rejects when the server stops.
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
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
