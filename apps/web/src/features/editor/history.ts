import { keepUpload } from './kept-upload.ts'
import { settled } from './source.ts'
import type { Work } from './work.ts'

/** What a reset has emptied, as long as it can be brought back. */
export type History = { readonly reset: Work } | null

/** Work that is brought back; its upload is kept in the draft again. */
export function bringBack(work: Work): Work {
  const source = settled(work.source)
  const origin = source.kind === 'upload' ? source.picture?.origin : undefined
  if (origin?.kind === 'upload') void keepUpload(origin.png)
  return work
}
