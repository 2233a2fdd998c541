import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** One method of one route in the router: `DELETE /api/memes/:id`. */
export interface WatchedRoute {
  readonly method: string
  readonly path: string
  /** The rate limit that applies to it. */
  readonly limit: string | undefined
  /** Whether its config says that it changes nothing, despite its method. */
  readonly isReading: boolean
}

/** Collects the routes of the server that `build` creates. */
export async function watchRoutes<App>(
  build: () => Promise<App>,
): Promise<{ readonly app: App; readonly routes: readonly WatchedRoute[] }> {
  const routes: WatchedRoute[] = []
  const watch = (message: unknown) => {
    if (!isInitialization(message)) throw new Error('expected a Fastify instance')
    message.fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const each of [method].flat()) {
        const isReading = config?.changesState === false
        routes.push({ method: each, path: url, limit: config?.limit, isReading })
      }
    })
  }
  subscribe('fastify.initialization', watch)
  try {
    return { app: await build(), routes }
  } finally {
    unsubscribe('fastify.initialization', watch)
  }
}

const isInitialization = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message
