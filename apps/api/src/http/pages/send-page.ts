import type { FastifyReply } from 'fastify'

/** Sends a page that must not be cached, because it is specific to this user and moment. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .send(page)
