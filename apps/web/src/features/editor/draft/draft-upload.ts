import * as storage from '../../../lib/drafts/draft-storage.ts'
import { draftOfTab } from '../../../lib/drafts/tab-draft.ts'

type UploadId = number | string

/** The pictures of layers that were chosen since the page was loaded: their layers may still come. */
const chosenNow = new Set<UploadId>()

/**
 * Stores a picture that the user chose with the tab's draft, so that it survives a reload.
 *
 * @param id identifies it in the draft: when it was chosen, in ms since 1970, or a random id
 */
export async function keepUpload(id: UploadId, png: Blob): Promise<void> {
  if (typeof id === 'string') chosenNow.add(id)
  const draft = draftOfTab()
  if (draft !== null) await storage.keepUpload(draft, String(id), png)
}

/** Deletes the stored pictures of the tab's draft, except these. */
export async function dropUnusedUploads(used: readonly UploadId[]): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.dropUploads(draft, [...used, ...chosenNow].map(String))
}

/** @returns undefined if there is no such picture */
export async function readUpload(id: UploadId): Promise<Blob | undefined> {
  const draft = draftOfTab()
  return draft === null ? undefined : await storage.readUpload(draft, String(id))
}
