import type { MemeDocument } from '@memesmith/meme-render'
import { EMPTY_DOCUMENT } from './document.ts'
import { NO_SOURCE, type Source } from './source.ts'

/** All that a user has made in the editor (spec §3, editor local state). */
export interface Work {
  readonly source: Source
  readonly document: MemeDocument
  readonly title: string
  /** The address that the editor last opened a template for; coming back to it changes nothing. */
  readonly opened: Address | null
}

/** An entry of the browser's history that named a template. */
export interface Address {
  readonly key: string
  readonly templateId: string
}

export const NO_WORK: Work = {
  source: NO_SOURCE,
  document: EMPTY_DOCUMENT,
  title: '',
  opened: null,
}

export const workOf = ({ source, document, title, opened }: Work): Work => ({
  source,
  document,
  title,
  opened,
})
