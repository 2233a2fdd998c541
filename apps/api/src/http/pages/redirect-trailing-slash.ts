import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects permanently to the canonical URL of a page, without the trailing slash. */
export const redirectTrailingSlash = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(request.url.replace(/\/(?=$|\?)/, ''), 308)
