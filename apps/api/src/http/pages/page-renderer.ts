import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAGE_RENDERER, type PublicMemes, type Site, type TagCount } from '@memesmith/contract'
import { keepResult } from '../../runtime/keep-result.ts'
import { WEB_DIST } from './web-assets.ts'

/** What a list of the public side shows first. */
export interface FirstPublicPage {
  readonly address: string
  readonly page: PublicMemes
  readonly tags: readonly TagCount[]
}

/** The module in the web build that renders pages as the browser does. */
interface PageRenderer {
  /** @param first undefined while the templates are loading */
  readonly prerenderGallery: (site: Site, first?: object) => Promise<string>
  /** @param path of the page, with its query */
  readonly prerenderPublicList: (
    site: Site,
    path: string,
    first: FirstPublicPage,
  ) => Promise<string>
}

/** Loads the module once. */
export const loadPageRenderer = keepResult(async (): Promise<PageRenderer> => {
  const module: PageRenderer = await import(pathToFileURL(join(WEB_DIST, PAGE_RENDERER)).href)
  return module
})

const EMPTY_ROOT = '<div id="root"></div>'

interface RenderedContent {
  readonly html: string
  /** The id of the `<script>` with the data that the browser takes over. */
  readonly id: string
  /** Undefined while it is loading: the page takes no input then. */
  readonly data: object | undefined
}

/** Puts what is rendered into a page of the web app, and the data that the browser takes over. */
export function withContent(page: string, { html, id, data }: RenderedContent): string {
  const root = data === undefined ? '<div id="root" inert>' : '<div id="root">'
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c')
  const script =
    json === undefined ? '' : `<script type="application/json" id="${id}">${json}</script>`
  return page.replace(EMPTY_ROOT, () => `${root}${html}</div>${script}`)
}
