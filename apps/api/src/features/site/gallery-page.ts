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
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { loadPageRenderer, withContent } from '../../http/pages/page-renderer.ts'
import { createPageSender, readWebPage } from '../../http/pages/web-page.ts'
import type {
  FirstGalleryPage,
  TemplatePages,
} from '../templates/catalog/template-pages.service.ts'

interface GalleryPageParts {
  readonly config: Config
  readonly readSite: () => Site
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
  /** @param kept the page as it was last rendered */
  async function renderPage(kept?: KeptPage, first?: FirstGalleryPage): Promise<KeptPage> {
    const site = readSite()
    const version = `${first?.version} ${JSON.stringify(site)}`
    if (kept?.version === version) return kept
    const html = await (await loadPageRenderer()).prerenderGallery(site, first)
    const content = { html, id: FIRST_GALLERY_PAGE_ID, data: first }
    const page = withContent(shell(site), content)
    return { version, send: createPageSender({ config, readSite, page: () => page }) }
  }

  let full: KeptPage | undefined
  let loading: KeptPage | undefined
  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      full = await renderPage(full, await pages.first())
      return full.send(request, reply)
    },

    async sendLoading(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      loading = await renderPage(loading)
      return loading.send(request, reply)
    },
  }
}
