/**
 * Model Context Protocol over HTTP, without sessions: each request gets its own MCP server, which makes
 * API calls with the request's key. Supports clients of the protocol of 2026 and of 2025.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { API_KEY_SCOPES, calls } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { comesFromHere } from '../../http/guards/cross-site.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { ownApiFor } from '../../http/requests/own-api.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'

/** The endpoint for agents, and where they learn how to sign in. */
export const mcpRoutes: FastifyPluginAsyncTypebox<{ readonly config: Config }> = async (
  app,
  { config },
) => {
  const { mcp, mcpSession, mcpStream, protectedResource, apiDocs } = calls

  /** Before the body is parsed. */
  async function requireKey(request: FastifyRequest): Promise<void> {
    // A web page in a browser on the agent's machine is not an agent.
    if (!comesFromHere(request, config.publicUrl)) throw new AppError('cross_site')
    if (request.apiKey === null) throw new AppError('unauthorized')
  }

  /** Also to a client whose key is not valid any more. */
  async function sayWhereToSignIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (reply.statusCode !== 401) return
    const metadata = originOf(config, request) + protectedResource.path
    const scope = API_KEY_SCOPES.join(' ')
    reply.header('www-authenticate', `Bearer resource_metadata="${metadata}", scope="${scope}"`)
  }

  app.route({
    ...routeOf(mcp),
    // A read-only key may only call tools that read.
    config: { limit: 'list', changesState: false },
    preParsing: requireKey,
    onSend: sayWhereToSignIn,
    handler: async (request, reply) => {
      const origin = originOf(config, request)
      const api = ownApiFor(app, {
        authorization: request.headers.authorization,
        host: request.host,
        ip: request.ip,
      })
      // Most sites have no agents: what reads the protocol is loaded for the first request.
      const { handlerFor } = await import('./handler-for.ts')
      const handler = handlerFor(api, { siteName: config.siteName, origin }, (error) =>
        request.log.debug(error, 'a request of an agent was refused'),
      )
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value)
      }
      // Its body is parsed. To write it again would take a stack as deep as the JSON is.
      const asked = new Request(origin + mcp.path, { method: 'POST', headers })
      const answered = await handler.fetch(asked, { parsedBody: request.body })
      // Whether a connection stays is between the client and this server.
      answered.headers.delete('connection')
      return reply.send(answered)
    },
  })

  for (const call of [mcpStream, mcpSession]) {
    app.route({
      ...routeOf(call),
      config: { limit: 'browse', changesState: false },
      handler: async (_request, reply) => reply.code(405).header('allow', mcp.method).send(),
    })
  }

  app.route({
    ...routeOf(protectedResource),
    config: { limit: 'browse' },
    handler: async (request) => {
      const origin = originOf(config, request)
      return {
        resource: origin + mcp.path,
        authorization_servers: [origin],
        scopes_supported: [...API_KEY_SCOPES],
        bearer_methods_supported: ['header'],
        resource_documentation: origin + apiDocs.path,
      }
    },
  })
}
