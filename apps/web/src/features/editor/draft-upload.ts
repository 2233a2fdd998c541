import * as storage from '../../lib/drafts/draft-storage.ts'
import { draftOfTab } from '../../lib/drafts/tab-draft.ts'

/**
 * Stores a picture that the user chose with the tab's draft, so that it survives a reload.
 *
 * @param chosenAt in ms since 1970; identifies it in the draft
 */
export async function keepUpload(chosenAt: number, png: Blob): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.keepUpload(draft, String(chosenAt), png)
}

/** Deletes the stored pictures of the tab's draft, except these. */
export async function dropUnusedUploads(used: readonly number[]): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.dropUploads(draft, used.map(String))
}

/** @returns undefined if there is no such picture */
export async function readUpload(chosenAt: number): Promise<Blob | undefined> {
  const draft = draftOfTab()
  return draft === null ? undefined : await storage.readUpload(draft, String(chosenAt))
}
