import type { MemeDocument } from '@memesmith/meme-render'
import { NO_SOURCE, type PictureSource } from './picture-source.ts'
import { EMPTY_DOCUMENT } from './two-caption-document.ts'

/** What the user has made in the editor (spec §3, editor local state). */
export interface EditorContent {
  readonly source: PictureSource
  readonly document: MemeDocument
  readonly title: string
  /** The history entry whose template was opened last. Returning to it opens nothing again. */
  readonly opened: Address | null
}

/** A history entry that names a template. */
export interface Address {
  readonly key: string
  readonly templateId: string
}

export const EMPTY_CONTENT: EditorContent = {
  source: NO_SOURCE,
  document: EMPTY_DOCUMENT,
  title: '',
  opened: null,
}

/** Selects the content from a store that has more fields. */
export const editorContentOf = ({
  source,
  document,
  title,
  opened,
}: EditorContent): EditorContent => ({
  source,
  document,
  title,
  opened,
})
