import type { I18n } from '@memesmith/languages/server'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { html } from 'ghtml'
import type { Config } from '../../config/config.ts'
import { i18nFor } from '../language-of.ts'

const READ_ONLY_LINE =
  /*i18n*/ 'Everything can be looked at here, and nothing can be changed at the moment. Please come back later.'

type Announced = Pick<Config, 'announcement' | 'readOnly'>

/** The line for the top of every page, which the operator may have written; undefined for none. */
export const announcementOf = (
  { announcement, readOnly }: Announced,
  i18n: I18n,
): string | undefined => announcement ?? (readOnly ? i18n.t(READ_ONLY_LINE) : undefined)

// No style sheet has to be loaded for something so rare.
const STYLE =
  'margin:0;padding:.6rem 1rem;background:#ffcf33;color:#141414;font:600 1rem/1.4 system-ui,sans-serif;text-align:center;border-bottom:2.5px solid #141414;overflow-wrap:anywhere'

/** A page with the announcement at its top. */
export function announceOn(page: string, config: Announced, i18n: I18n): string {
  const line = announcementOf(config, i18n)
  if (line === undefined) return page
  const element = html`<aside aria-label="${i18n.t('Announcement')}" style="${STYLE}">${line}</aside>`
  // The pages of the web app have it when they are compressed, which not every client accepts.
  if (page.includes(element)) return page
  return page.replace('<body>', (body) => body + element)
}

/** Adds the announcement to the pages that are sent as text; the web app's are compressed before. */
export const announcements = fp(
  async (app: FastifyInstance, { config }: { readonly config: Config }) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const isPage =
        typeof payload === 'string' &&
        String(reply.getHeader('content-type')).startsWith('text/html')
      const isPlain = isPage && reply.getHeader('content-encoding') === undefined
      done(null, isPlain ? announceOn(payload, config, i18nFor(request)) : payload)
    })
  },
)
