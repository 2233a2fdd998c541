import * as storage from '../../lib/drafts/draft-storage.ts'
import { draftOfTab } from '../../lib/drafts/tab-draft.ts'

/** Stores the uploaded picture of the tab's draft, so that it survives a reload. */
export async function keepUpload(png: Blob): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.keepUpload(draft, png)
}

/** Deletes the uploaded picture of the tab's draft. */
export async function dropUpload(): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.dropUpload(draft)
}

/** @returns undefined if there is no upload */
export async function readUpload(): Promise<Blob | undefined> {
  const draft = draftOfTab()
  return draft === null ? undefined : await storage.readUpload(draft)
}
