import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects permanently to a page's canonical URL, without the trailing slash. */
export const redirectTrailingSlash = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(request.url.replace(/\/(?=$|\?)/, ''), 308)
