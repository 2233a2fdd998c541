import { keepUpload } from './draft-upload.ts'
import type { EditorContent } from './editor-content.ts'
import { settledSource } from './picture-source.ts'

/** What a reset has emptied, as long as it can be brought back. */
export type EditorHistory = { readonly reset: EditorContent } | null

/** EditorContent that is brought back; its upload is kept in the draft again. */
export function restoreReset(work: EditorContent): EditorContent {
  const source = settledSource(work.source)
  const origin = source.kind === 'upload' ? source.picture?.origin : undefined
  if (origin?.kind === 'upload') void keepUpload(origin.png)
  return work
}
