import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAGE_RENDERER, type Site } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { html } from 'ghtml'
import { WEB_DIST } from '../../http/pages/web-assets.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import type { FirstGalleryPage } from '../templates/catalog/template-pages.service.ts'

interface Wanted {
  readonly site: Site
  readonly language: Language
  readonly first?: FirstGalleryPage | undefined
}

/** A page as the web app renders it. */
interface RenderedPage {
  /** HTML. */
  readonly content: string
  /** What the document's title says before the site's name. */
  readonly title: string
  /** What the page is about, for search engines and link previews. */
  readonly description: string
}

type Render = (wanted: Wanted) => Promise<RenderedPage>

interface PageRenderer {
  readonly prerenderLanding: Render
  readonly prerenderGallery: Render
}

/** Loads the module in the web build that renders pages, once. */
export const loadPageRenderer = keepResult(async (): Promise<PageRenderer> => {
  const file = pathToFileURL(join(WEB_DIST, PAGE_RENDERER))
  return await import(file.href)
})

const EMPTY_ROOT = '<div id="root"></div>'

/**
 * Puts a rendered page into the document of the web app.
 *
 * @param root attributes of the element around it
 * @param after HTML that follows it
 */
export const withContent = (
  document: string,
  { content, title, description }: RenderedPage,
  { root = '', after = '' }: { readonly root?: string; readonly after?: string } = {},
): string =>
  document
    .replace(/<title>[^·]*/, () => html`<title>${title} `)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => html`<meta name="description" content="${description}"`,
    )
    .replace(EMPTY_ROOT, () => `<div id="root"${root}>${content}</div>${after}`)
