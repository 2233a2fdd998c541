/**
 * Sends the gallery with its first templates already rendered.
 *
 * Problem: an empty page has to load the web app's code, then the list, and then the pictures, before
 * it shows anything, which takes seconds on a slow connection.
 * Approach: the web build has a module that renders the gallery as the browser does. It runs when the
 * first templates or the configuration have changed; its result is cached, compressed.
 * Limits: searches, tags and other orders are rendered by the browser. Until then, their page shows
 * that templates are loading (spec §2), and takes no input.
 */
import { FIRST_GALLERY_PAGE_ID, GALLERY_PAGE, type Site } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { languageOf } from '../../http/language-of.ts'
import { loadPageRenderer, withContent } from '../../http/pages/page-renderer.ts'
import { createPageSender, readWebPage } from '../../http/pages/web-page.ts'
import type {
  FirstGalleryPage,
  TemplatePages,
} from '../templates/catalog/template-pages.service.ts'

interface GalleryPageParts {
  readonly config: Config
  readonly readSite: (language: Language) => Site
  readonly pages: Pick<TemplatePages, 'first'>
}

interface KeptPage {
  readonly version: string
  readonly send: ReturnType<typeof createPageSender>
}

/**
 * @returns functions that send the page: with its first templates, or while they are loading. Both
 *   throw if the page can't be rendered
 */
export function createGallerySender({ config, readSite, pages }: GalleryPageParts) {
  const shell = readWebPage(GALLERY_PAGE)

  /** @param kept the page as it was last rendered in this language */
  async function renderPage(
    language: Language,
    kept?: KeptPage,
    first?: FirstGalleryPage,
  ): Promise<KeptPage> {
    const site = readSite(language)
    const version = `${first?.version} ${JSON.stringify(site)}`
    if (kept?.version === version) return kept
    const { prerenderGallery } = await loadPageRenderer()
    const rendered = await prerenderGallery({ site, language, first })
    const taken = { id: FIRST_GALLERY_PAGE_ID, data: first }
    const page = withContent(shell(site, language), rendered, taken)
    return { version, send: createPageSender({ config, readSite, page: () => page }) }
  }

  const full = new Map<Language, KeptPage>()
  const loading = new Map<Language, KeptPage>()
  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const language = languageOf(request)
      const page = await renderPage(language, full.get(language), await pages.first())
      full.set(language, page)
      return page.send(request, reply)
    },

    async sendLoading(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const language = languageOf(request)
      const page = await renderPage(language, loading.get(language))
      loading.set(language, page)
      return page.send(request, reply)
    },
  }
}
