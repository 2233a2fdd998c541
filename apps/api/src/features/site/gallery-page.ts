/**
 * Sends the gallery with its first templates in it.
 *
 * Problem: an empty page has to load the web app's code, then the list, and then the pictures, before
 * it shows anything, which takes seconds on a slow connection.
 * Approach: the web build has a module that renders the gallery as the browser does. It runs when the
 * first templates have changed; its result is kept, compressed.
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
import type { FirstGalleryPage, TemplatePages } from '../templates/template-pages.service.ts'

const EMPTY_ROOT = '<div id="root"></div>'

interface GalleryPageParts {
  readonly config: Config
  readonly site: Site
  readonly pages: Pick<TemplatePages, 'first'>
}

type Renderer = (site: Site, first?: FirstGalleryPage) => Promise<string>

/**
 * @returns functions that send the page: with its first templates, or while they are loading. Both
 *   throw if the page can't be rendered
 */
export function createGallerySender({ config, site, pages }: GalleryPageParts) {
  const shell = readWebPage(GALLERY_PAGE, site)
  const loadRenderer = keepResult(async (): Promise<Renderer> => {
    const file = pathToFileURL(join(WEB_DIST, PAGE_RENDERER))
    const module: { readonly prerenderGallery: Renderer } = await import(file.href)
    return module.prerenderGallery
  })
  let kept:
    | { readonly version: string; readonly send: ReturnType<typeof createPageSender> }
    | undefined

  const loadingPage = keepResult(async () => {
    const render = await loadRenderer()
    const html = `<div id="root" inert>${await render(site)}</div>`
    return createPageSender(
      config,
      shell.replace(EMPTY_ROOT, () => html),
    )
  })

  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const first = await pages.first()
      if (kept?.version !== first.version) {
        const render = await loadRenderer()
        const html = `<div id="root">${await render(site, first)}</div>`
        const json = JSON.stringify(first).replaceAll('<', '\\u003c')
        const data = `<script type="application/json" id="${FIRST_GALLERY_PAGE_ID}">${json}</script>`
        const page = shell.replace(EMPTY_ROOT, () => html + data)
        kept = { version: first.version, send: createPageSender(config, page) }
      }
      return kept.send(request, reply)
    },

    async sendLoading(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return (await loadingPage())(request, reply)
    },
  }
}
