/**
 * Sends the gallery with its first templates in it.
 *
 * Problem: an empty page has to load the web app's code, then the list, and then the pictures, before
 * it shows anything, which takes seconds on a slow connection.
 * Approach: the web build has a module that renders the gallery as the browser does. It runs when the
 * first templates or the configuration have changed; its result is kept, compressed.
 * Limits: searches, tags and other orders are rendered by the browser.
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
  readonly readSite: () => Site
  readonly pages: Pick<TemplatePages, 'first'>
}

type Renderer = (site: Site, first: FirstGalleryPage) => Promise<string>

/** @returns a function that sends the page; it throws if the page can't be rendered */
export function createGallerySender({ config, readSite, pages }: GalleryPageParts) {
  const shell = readWebPage(GALLERY_PAGE)
  const loadRenderer = keepResult(async (): Promise<Renderer> => {
    const file = pathToFileURL(join(WEB_DIST, PAGE_RENDERER))
    const module: { readonly prerenderGallery: Renderer } = await import(file.href)
    return module.prerenderGallery
  })
  let kept:
    | { readonly version: string; readonly send: ReturnType<typeof createPageSender> }
    | undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const first = await pages.first()
    const site = readSite()
    const version = `${first.version} ${JSON.stringify(site)}`
    if (kept?.version !== version) {
      const render = await loadRenderer()
      const html = `<div id="root">${await render(site, first)}</div>`
      const json = JSON.stringify(first).replaceAll('<', '\\u003c')
      const data = `<script type="application/json" id="${FIRST_GALLERY_PAGE_ID}">${json}</script>`
      const page = shell(site).replace(EMPTY_ROOT, () => html + data)
      kept = { version, send: createPageSender({ config, readSite, page: () => page }) }
    }
    return kept.send(request, reply)
  }
}
