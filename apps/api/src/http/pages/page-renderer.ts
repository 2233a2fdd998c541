import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAGE_RENDERER, type PublicMemes, type Site, type TagCount } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { html } from 'ghtml'
import { keepResult } from '../../runtime/keep-result.ts'
import { WEB_DIST } from './web-assets.ts'

/** What a list of the public side shows first. */
export interface FirstPublicPage {
  readonly address: string
  readonly page: PublicMemes
  readonly tags: readonly TagCount[]
}

interface Wanted {
  readonly site: Site
  readonly language: Language
}

interface WantedGallery extends Wanted {
  /** Undefined while the templates are loading. */
  readonly first: object | undefined
}

interface WantedList extends Wanted {
  /** Of the page, with its query. */
  readonly path: string
  readonly first: FirstPublicPage
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

/** The module in the web build that renders pages as the browser does. */
interface PageRenderer {
  readonly prerenderLanding: (wanted: Wanted) => Promise<RenderedPage>
  readonly prerenderGallery: (wanted: WantedGallery) => Promise<RenderedPage>
  readonly prerenderPublicList: (wanted: WantedList) => Promise<RenderedPage>
}

/** Loads the module once. */
export const loadPageRenderer = keepResult(async (): Promise<PageRenderer> => {
  const module: PageRenderer = await import(pathToFileURL(join(WEB_DIST, PAGE_RENDERER)).href)
  return module
})

/** What loads code. It comes after the pictures of a page that shows them without it. */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g

const EMPTY_ROOT = '<div id="root"></div>'

interface TakenOver {
  /** The id of the `<script>` with the data. */
  readonly id: string
  /** Undefined while it is loading: the page takes no input then. */
  readonly data: object | undefined
}

/**
 * Puts what is rendered into a document of the web app.
 *
 * @param taken the data that the browser takes over, if there is some
 */
export function withContent(
  document: string,
  { content, title, description }: RenderedPage,
  taken?: TakenOver,
): string {
  const isLoading = taken !== undefined && taken.data === undefined
  const root = isLoading ? '<div id="root" inert>' : '<div id="root">'
  const json = taken?.data && JSON.stringify(taken.data).replaceAll('<', '\\u003c')
  const script =
    json === undefined ? '' : `<script type="application/json" id="${taken?.id}">${json}</script>`
  return document
    .replace(/<title>[^·]*/, () => html`<title>${title} `)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => html`<meta name="description" content="${description}"`,
    )
    .replaceAll(CODE, (tag) => (isLoading ? tag : tag.replace(' ', ' fetchpriority="low" ')))
    .replace(EMPTY_ROOT, () => `${root}${content}</div>${script}`)
}
