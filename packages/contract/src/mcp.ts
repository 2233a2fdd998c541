import Type from 'typebox'
import { call, JSON_TYPE } from './call.ts'

/** Model Context Protocol: this site's tools for agents, which send an API key as bearer token. */
export const mcp = call('POST', '/mcp', {
  answer: {
    200: JSON_TYPE,
    202: null,
    400: JSON_TYPE,
    406: JSON_TYPE,
  },
  errors: ['unauthorized', 'cross_site', 'payload_too_large', 'too_many_requests'],
})

/** There is no stream of messages: the protocol asks for this answer then. */
export const mcpStream = call('GET', '/mcp', {
  answer: { 405: null },
  errors: ['too_many_requests'],
})

/** There are no sessions to end. */
export const mcpSession = call('DELETE', '/mcp', {
  answer: { 405: null },
  errors: mcpStream.errors,
})

/** Where a client of `mcp` learns how to sign in. */
export const protectedResource = call('GET', '/.well-known/oauth-protected-resource/mcp', {
  answer: {
    200: Type.Object({
      resource: Type.String(),
      authorization_servers: Type.Array(Type.String()),
      scopes_supported: Type.Array(Type.String()),
      bearer_methods_supported: Type.Array(Type.String()),
      resource_documentation: Type.String(),
    }),
  },
  errors: ['too_many_requests'],
})
