import { DAY_MS, PAGES } from '@memesmith/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../../config/config.ts'

interface WellKnownOptions {
  readonly config: Config
}

// RFC 9116 asks for less than a year.
const SECURITY_TXT_DAYS = 180

// Share pages are left out on purpose: whoever unfurls a link has to read the page, and that says
// `noindex` itself. The gallery is drawn from the two that are allowed.
const ROBOTS = `User-agent: *
Allow: /api/templates
Allow: /api/images/
Disallow: /api/
Disallow: ${PAGES.create}
Disallow: ${PAGES.dashboard}
Disallow: ${PAGES.account}
`

/** What programs look for at the same place on every site. */
export const wellKnownRoutes: FastifyPluginAsync<WellKnownOptions> = async (app, { config }) => {
  const { securityContact, publicUrl } = config

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(ROBOTS),
  )

  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(PAGES.account))

  if (securityContact === undefined) return
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
