import { BLANK_DOCUMENT, type Frame } from '@memesmith/meme-render'
import { type EditorLayers, layersOf } from '../layers/editor-layer.ts'
import { NO_SOURCE, type PictureSource } from '../picture/picture-source.ts'

/** What the user has made in the editor (spec §3, editor local state). */
export interface EditorContent {
  readonly source: PictureSource
  readonly layers: EditorLayers
  /** The part of the picture that is shown; undefined for all of it. */
  readonly frame: Frame | undefined
  readonly title: string
  /** The share id of the meme that it is made after; null for none. */
  readonly after: string | null
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
  layers: layersOf(BLANK_DOCUMENT),
  frame: undefined,
  title: '',
  after: null,
  opened: null,
}
