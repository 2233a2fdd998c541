/**
 * Sends the landing page. In English it is part of the web build; in another language the server renders
 * it when it is first asked for.
 */
import type { Site } from '@memesmith/contract'
import { type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { languageOf } from '../../http/language-of.ts'
import { linkPreviewTags } from '../../http/pages/link-preview.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { loadPageRenderer, withContent } from '../../http/pages/page-renderer.ts'
import { createPageSender, readWebPage } from '../../http/pages/web-page.ts'

interface LandingPageParts {
  readonly config: Config
  readonly readSite: (language: Language) => Site
}

/** @returns a function that sends the page */
export function createLandingSender({ config, readSite }: LandingPageParts) {
  const english = readWebPage('landing.html')
  const shell = readWebPage('index.html')
  const rendered = new Map<Language, { readonly version: string; readonly page: string }>()
  const pageIn = (site: Site, language: Language) =>
    rendered.get(language)?.page ?? english(site, language)
  const send = createPageSender({
    config,
    readSite,
    page: pageIn,
    headFor: (origin, site, language) => linkPreviewTags(pageIn(site, language), site, origin),
    origin: (request) => originOf(config, request),
  })

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request)
    const site = readSite(language)
    const version = JSON.stringify(site)
    if (language !== SOURCE_LANGUAGE && rendered.get(language)?.version !== version) {
      const { prerenderLanding } = await loadPageRenderer()
      const page = withContent(shell(site, language), await prerenderLanding({ site, language }))
      rendered.set(language, { version, page })
    }
    return send(request, reply)
  }
}
