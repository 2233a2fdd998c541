import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Place } from '../../scheduling/lane.ts'
import type { RouteLanes } from '../../scheduling/lanes.ts'
import { signalOf } from '../answers/progress-stream.ts'
import { callerIdOf } from '../sessions/api-keys.ts'
import { networkOf } from './rate-limits/rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The lane in which the route's handler runs. */
    lane?: keyof RouteLanes
  }
  interface FastifyRequest {
    /** Its place in the lane of its route. */
    place: Place | null
  }
}

/**
 * Runs the handler of a route that names a lane in that lane, fairly among users; visitors count by
 * network. A request that can't be admitted is answered `busy`. A handler keeps its place until its
 * promise settles.
 */
export const admitRequests = fp(
  async (app: FastifyInstance, { lanes }: { readonly lanes: RouteLanes }) => {
    app.decorateRequest('place', null)
    app.addHook('onRoute', (route) => {
      const lane = route.config?.lane
      if (lane === undefined) return
      const { handler } = route
      route.handler = async function (request, reply) {
        const caller = callerIdOf(request) ?? networkOf(request)
        const signal = signalOf(reply)
        const handle = async (place: Place) => {
          request.place = place
          return await handler.call(this, request, reply)
        }
        try {
          return await lanes[lane].run(caller, handle, signal)
        } catch (error) {
          // Nobody waits for the answer.
          if (signal.aborted) return reply.hijack()
          throw error
        }
      }
    })
  },
)

/** The place of a request whose route names a lane. */
export function placeOf({ place, routeOptions }: FastifyRequest): Place {
  if (place === null) throw new Error(`expected a lane of ${routeOptions.url}`)
  return place
}
