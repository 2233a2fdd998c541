import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { html } from 'ghtml'
import type { Config } from '../../config/config.ts'

const READ_ONLY_LINE =
  'Everything can be looked at here, and nothing can be changed at the moment. Please come back later.'

type Announced = Pick<Config, 'announcement' | 'readOnly'>

/** The line for the top of every page; undefined for none. */
export const announcementOf = ({ announcement, readOnly }: Announced): string | undefined =>
  announcement ?? (readOnly ? READ_ONLY_LINE : undefined)

// No style sheet has to be loaded for something so rare.
const STYLE =
  'margin:0;padding:.6rem 1rem;background:#ffcf33;color:#141414;font:600 1rem/1.4 system-ui,sans-serif;text-align:center;border-bottom:2.5px solid #141414;overflow-wrap:anywhere'

/** A page with the announcement at its top. */
export function announceOn(page: string, config: Announced): string {
  const line = announcementOf(config)
  if (line === undefined) return page
  const element = html`<aside aria-label="Announcement" style="${STYLE}">${line}</aside>`
  // The pages of the web app have it when they are compressed, which not every client accepts.
  if (page.includes(element)) return page
  return page.replace('<body>', (body) => body + element)
}

/** Adds the announcement to the pages that are sent as text; the web app's are compressed before. */
export const announcements = fp(
  async (app: FastifyInstance, { config }: { readonly config: Config }) => {
    app.addHook('onSend', (_request, reply, payload, done) => {
      const isPage =
        typeof payload === 'string' &&
        String(reply.getHeader('content-type')).startsWith('text/html')
      const isPlain = isPage && reply.getHeader('content-encoding') === undefined
      done(null, isPlain ? announceOn(payload, config) : payload)
    })
  },
)
