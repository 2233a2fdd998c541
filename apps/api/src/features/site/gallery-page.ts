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
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FIRST_GALLERY_PAGE_ID, GALLERY_PAGE, PAGE_RENDERER, type Site } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { WEB_DIST } from '../../http/pages/web-assets.ts'
import { createPageSender, readWebPage } from '../../http/pages/web-page.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import type {
  FirstGalleryPage,
  TemplatePages,
} from '../templates/catalog/template-pages.service.ts'

const EMPTY_ROOT = '<div id="root"></div>'

interface GalleryPageParts {
  readonly config: Config
  readonly readSite: () => Site
  readonly pages: Pick<TemplatePages, 'first'>
}

type Renderer = (site: Site, first?: FirstGalleryPage) => Promise<string>

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
  const loadRenderer = keepResult(async (): Promise<Renderer> => {
    const file = pathToFileURL(join(WEB_DIST, PAGE_RENDERER))
    const module: { readonly prerenderGallery: Renderer } = await import(file.href)
    return module.prerenderGallery
  })

  /** @param kept the page as it was last rendered */
  async function renderPage(kept?: KeptPage, first?: FirstGalleryPage): Promise<KeptPage> {
    const site = readSite()
    const version = `${first?.version} ${JSON.stringify(site)}`
    if (kept?.version === version) return kept
    const html = await (await loadRenderer())(site, first)
    const root = first === undefined ? '<div id="root" inert>' : '<div id="root">'
    const page = shell(site).replace(EMPTY_ROOT, () => `${root}${html}</div>${dataOf(first)}`)
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

/** The templates, which the browser takes over. */
function dataOf(first?: FirstGalleryPage): string {
  if (first === undefined) return ''
  const json = JSON.stringify(first).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${FIRST_GALLERY_PAGE_ID}">${json}</script>`
}
