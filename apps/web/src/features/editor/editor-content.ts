import type { MemeDocument } from '@memesmith/meme-render'
import { NO_SOURCE, type PictureSource } from './picture-source.ts'
import { EMPTY_DOCUMENT } from './two-caption-document.ts'

/** All that a user has made in the editor (spec §3, editor local state). */
export interface EditorContent {
  readonly source: PictureSource
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

export const EMPTY_CONTENT: EditorContent = {
  source: NO_SOURCE,
  document: EMPTY_DOCUMENT,
  title: '',
  opened: null,
}

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
