import type { I18n } from '@memesmith/languages/server'
import type { FastifyRequest } from 'fastify'
import { i18nFor } from '../language-of.ts'
import type { WebAssets } from './web-assets.ts'

/** What each page that the server renders needs. */
export interface PageSite {
  readonly siteName: string
  readonly i18n: I18n
  readonly webAssets: WebAssets
}

/** The same site for the sender of each request, in their language. */
export const pageSites =
  <T extends Omit<PageSite, 'i18n'>>(site: T) =>
  (request: Pick<FastifyRequest, 'headers'>): T & PageSite => ({ ...site, i18n: i18nFor(request) })
