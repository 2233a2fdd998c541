import type { EditorContent } from '../draft/editor-content.ts'
import { type SettledPictureSource, sourceWithoutPicture } from '../picture/picture-source.ts'

/** What undo and redo restore. */
export interface Work extends Pick<EditorContent, 'layers' | 'frame' | 'title'> {
  /** Without the picture, which is loaded again. */
  readonly source: SettledPictureSource
}

/** Selects what a step must restore. */
export const workOf = ({ layers, frame, title, source }: EditorContent): Work => ({
  layers,
  frame,
  title,
  source: sourceWithoutPicture(source),
})
