import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { API_ROOT, calls, DAY_MS, PAGES, pathOf } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { routeOf } from '../../http/route-of.ts'

interface WellKnownOptions {
  readonly config: Config
}

// RFC 9116 recommends less than a year.
const SECURITY_TXT_DAYS = 180

// Share pages are not disallowed: link previews have to read them, and the pages contain `noindex`
// themselves. The gallery needs the two allowed paths.
const robotsOf = ({ publicUrl, publicGallery }: Config): string => `User-agent: *
Allow: ${calls.listTemplates.path}
Allow: ${pathOf(calls.getImage, { id: '' })}
Allow: ${calls.listPublicMemes.path}
Disallow: ${API_ROOT}/
Disallow: ${PAGES.create}
Disallow: ${PAGES.dashboard}
Disallow: ${PAGES.account}
${publicGallery === 'off' || publicUrl === undefined ? '' : `Sitemap: ${publicUrl}${calls.siteMap.path}\n`}`

/** `/robots.txt`, `/.well-known/security.txt` and `/.well-known/change-password`. */
export const wellKnownRoutes: FastifyPluginAsyncTypebox<WellKnownOptions> = async (
  app,
  { config },
) => {
  const { securityContact, publicUrl } = config

  app.route({
    ...routeOf(calls.robots),
    handler: async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsOf(config)),
  })

  app.route({
    ...routeOf(calls.changePasswordPage),
    handler: async (_request, reply) => reply.redirect(PAGES.account),
  })

  if (securityContact === undefined) return
  const { path } = calls.securityContact
  app.route({
    ...routeOf(calls.securityContact),
    handler: async (_request, reply) => {
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
        ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
      ]
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  })
}
