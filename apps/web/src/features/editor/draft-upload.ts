import * as storage from '../../lib/drafts/draft-storage.ts'
import { tabDraft } from '../../lib/drafts/tab-draft.ts'

const draftOfTab = () => tabDraft.getState().draft

/** Keeps the picture that the tab's draft is made on, so that a reload does not lose it. */
export async function keepUpload(png: Blob): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.keepUpload(draft, png)
}

export async function dropUpload(): Promise<void> {
  const draft = draftOfTab()
  if (draft !== null) await storage.dropUpload(draft)
}

/** @returns undefined when there is none any more */
export async function readUpload(): Promise<Blob | undefined> {
  const draft = draftOfTab()
  return draft === null ? undefined : await storage.readUpload(draft)
}
