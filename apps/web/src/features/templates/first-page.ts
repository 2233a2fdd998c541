import {
  calls,
  FIRST_GALLERY_PAGE_ID,
  isRecord,
  numberIn,
  readAnswer,
  type TagCount,
  type Template,
} from '@memesmith/contract'

/** What the gallery shows first. */
export interface FirstGalleryPage {
  readonly templates: readonly Template[]
  /** The number of all templates. */
  readonly total: number
  /** The most common tags. */
  readonly tags: readonly TagCount[]
}

let page: FirstGalleryPage | undefined

/** Sets what the gallery is prerendered with. */
export function setFirstGalleryPage(first: FirstGalleryPage | undefined): void {
  page = first
}

/** What the server has rendered; undefined if the page was not rendered by the server. */
export function firstGalleryPage(): FirstGalleryPage | undefined {
  if (page === undefined && typeof document !== 'undefined') {
    page = readPage(document.getElementById(FIRST_GALLERY_PAGE_ID)?.textContent)
  }
  return page
}

function readPage(json: string | null | undefined): FirstGalleryPage | undefined {
  const value: unknown = json ? JSON.parse(json) : undefined
  if (!isRecord(value)) return undefined
  return {
    templates: readAnswer(calls.listTemplates, value.templates),
    total: numberIn(value, 'total') ?? 0,
    tags: readAnswer(calls.listTemplateTags, value.tags),
  }
}
