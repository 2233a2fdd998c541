import { keepUpload } from './draft-upload.ts'
import type { EditorContent } from './editor-content.ts'
import { settledSource } from './picture-source.ts'

/** The content before the last reset, while the reset can be undone. */
export type EditorHistory = { readonly reset: EditorContent } | null

/** Returns the content before a reset, and stores its upload in the draft again. */
export function restoreReset(work: EditorContent): EditorContent {
  const source = settledSource(work.source)
  const origin = source.kind === 'upload' ? source.picture?.origin : undefined
  if (origin?.kind === 'upload') void keepUpload(origin.png)
  return work
}
