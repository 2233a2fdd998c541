import type { FastifyReply, FastifyRequest } from 'fastify'

/** Leads to the one address that a page has: without the slash at the end of its path. */
export const withoutSlash = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(request.url.replace(/\/(?=$|\?)/, ''), 308)
