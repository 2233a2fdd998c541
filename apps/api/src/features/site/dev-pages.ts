import { API_ROOT } from '@memesmith/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiNotFound } from '../../http/answers/api-not-found.ts'
import { withoutQuery } from '../../http/request-logs.ts'

/**
 * Pages in development: Vite has them, and sends all other paths here. Whom a path is not for gets the
 * same 404 page as in production.
 *
 * @param webDevServer its origin
 */
export function sendDevPages(app: FastifyInstance, webDevServer: string): void {
  const sendPage = async (_request: FastifyRequest, reply: FastifyReply) => {
    const page = await fetch(webDevServer, { headers: { accept: 'text/html' } })
    // Vite's pages have scripts of its own in them, and come without a policy.
    reply.removeHeader('content-security-policy')
    return reply.type('text/html; charset=utf-8').send(await page.text())
  }
  app.decorate('sendAppPage', sendPage)
  app.setNotFoundHandler(async (request, reply) => {
    const path = withoutQuery(request.url)
    if (path === API_ROOT || path.startsWith(`${API_ROOT}/`)) throw apiNotFound(request)
    return sendPage(request, reply.code(404))
  })
}
