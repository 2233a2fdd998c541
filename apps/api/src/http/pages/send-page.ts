import type { FastifyReply } from 'fastify'

/** Sends a page that is for this person at this moment: nothing on the way keeps it. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .send(page)
