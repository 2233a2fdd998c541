import {
  calls,
  FIRST_GALLERY_PAGE_ID,
  numberIn,
  readAnswer,
  type TagCount,
  type Template,
} from '@memesmith/contract'
import { renderedPage } from '../../lib/rendered-page.ts'

/** What the gallery shows first. */
export interface FirstGalleryPage {
  readonly templates: readonly Template[]
  /** The number of all templates. */
  readonly total: number
  /** The most common tags. */
  readonly tags: readonly TagCount[]
}

export const { get: firstGalleryPage, set: setFirstGalleryPage } = renderedPage<FirstGalleryPage>(
  FIRST_GALLERY_PAGE_ID,
  (value) => ({
    templates: readAnswer(calls.listTemplates, value.templates),
    total: numberIn(value, 'total') ?? 0,
    tags: readAnswer(calls.listTemplateTags, value.tags),
  }),
)
