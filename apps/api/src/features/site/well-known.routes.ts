import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { API_ROOT, calls, DAY_MS, PAGES, pathOf } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { routeOf } from '../../http/route-of.ts'

interface WellKnownOptions {
  readonly config: Config
}

// RFC 9116 asks for less than a year.
const SECURITY_TXT_DAYS = 180

// Share pages are left out on purpose: whoever unfurls a link has to read the page, and that says
// `noindex` itself. The gallery is drawn from the two that are allowed.
const ROBOTS = `User-agent: *
Allow: ${calls.listTemplates.path}
Allow: ${pathOf(calls.getImage, { id: '' })}
Disallow: ${API_ROOT}/
Disallow: ${PAGES.create}
Disallow: ${PAGES.dashboard}
Disallow: ${PAGES.account}
`

/** What programs look for at the same place on every site. */
export const wellKnownRoutes: FastifyPluginAsyncTypebox<WellKnownOptions> = async (
  app,
  { config },
) => {
  const { securityContact, publicUrl } = config

  app.route({
    ...routeOf(calls.robots),
    handler: async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS),
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
