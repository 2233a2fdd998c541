/**
 * Model Context Protocol over HTTP, without sessions: each request gets its own MCP server, which makes
 * API calls with the request's key. Supports clients of the protocol of 2026 and of 2025.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { API_KEY_SCOPES, calls } from '@memesmith/contract'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { VERSION } from '../../config/version.ts'
import { comesFromHere } from '../../http/guards/cross-site.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { ownApiFor } from '../../http/requests/own-api.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import { createServer } from './tools.ts'

/** The endpoint for agents, and where they learn how to sign in. */
export const mcpRoutes: FastifyPluginAsyncTypebox<{ readonly config: Config }> = async (
  app,
  { config },
) => {
  const { mcp, protectedResource, apiDocs } = calls

  /** Before the body is parsed. */
  async function requireKey(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // A web page in a browser on the agent's machine is not an agent.
    if (!comesFromHere(request, config.publicUrl)) throw new AppError('cross_site')
    if (request.apiKey !== null) return
    const metadata = originOf(config, request) + protectedResource.path
    reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`)
    throw new AppError('unauthorized')
  }

  app.route({
    ...routeOf(mcp),
    // A read-only key may only call tools that read.
    config: { limit: 'list', changesState: false },
    preParsing: requireKey,
    handler: async (request, reply) => {
      const origin = originOf(config, request)
      const handler = createMcpHandler(
        () =>
          createServer(
            ownApiFor(app, {
              authorization: request.headers.authorization,
              host: request.host,
              ip: request.ip,
            }),
            {
              siteName: config.siteName,
              version: VERSION,
              origin,
            },
          ),
        { onerror: (error) => request.log.debug(error, 'a request of an agent was refused') },
      )
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value)
      }
      const body = JSON.stringify(request.body)
      const asked = new Request(origin + mcp.path, { method: 'POST', headers, body })
      const answered = await handler.fetch(asked, { parsedBody: request.body })
      return reply.send(answered)
    },
  })

  app.route({
    ...routeOf(protectedResource),
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
