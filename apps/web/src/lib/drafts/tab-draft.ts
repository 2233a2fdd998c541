import { createStore } from 'zustand/vanilla'
import { randomId } from '../random-id.ts'
import { claimDraft, type Release } from './claim-draft.ts'
import {
  copyParts,
  copyUploads,
  type DraftName,
  finishWrites,
  listDrafts,
  pruneDrafts,
} from './draft-storage.ts'

/** The sessionStorage key of the tab's draft id. It survives a reload and the login page. */
const SESSION_KEY = 'memesmith-draft'
/**
 * Time in ms that a reloaded page waits, because the old page takes a moment to release the draft.
 */
const RELOAD_PATIENCE_MS = 1000

interface TabDraft {
  /** The draft of this tab; null until the account is known. */
  readonly draft: DraftName | null
}

export const tabDraft = createStore<TabDraft>(() => ({ draft: null }))

/** The name of this tab's draft; null until the account is known. */
export const draftOfTab = (): DraftName | null => tabDraft.getState().draft

let release: Release = () => undefined
let opening: Promise<void> = Promise.resolve()

/**
 * Opens a draft for the tab: its previous one; otherwise, if `mayResume` is set, the newest one whose
 * tab was closed; otherwise an empty one. A draft of another account is closed first.
 */
export function openTabDraft(account: string, mayResume: boolean): Promise<void> {
  opening = opening.then(async () => {
    const draft = draftOfTab()
    if (draft?.account === account) return
    if (draft !== null) closeTabDraft()
    const isOpen =
      (await claim(account, idOfTab(account), RELOAD_PATIENCE_MS)) ||
      (mayResume && (await claimFirst(account, listDrafts(account)))) ||
      (await claim(account, randomId()))
    if (isOpen) await pruneDrafts(account)
  })
  return opening
}

/** Switches to another draft of the same account. */
export function switchTabDraft(account: string, id: string): Promise<void> {
  opening = opening.then(async () => {
    if (draftOfTab()?.account === account) await claim(account, id)
  })
  return opening
}

/** Switches to a copy of the draft. The original stays in storage. */
export function forkTabDraft(): Promise<void> {
  opening = opening.then(async () => {
    const draft = draftOfTab()
    if (draft === null) return
    const id = randomId()
    await copyUploads(draft, id)
    await claim(draft.account, id, 0, () => copyParts(draft, id))
  })
  return opening
}

/** Closes the draft, so that nothing of it is shown. It stays in storage, and the tab keeps its id. */
export function closeTabDraft(): void {
  finishWrites()
  release()
  release = () => undefined
  tabDraft.setState({ draft: null })
}

async function claimFirst(account: string, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (await claim(account, id)) return true
  return false
}

/** @param prepare called right before the switch: until then the user may go on typing */
async function claim(
  account: string,
  id: string | undefined,
  patienceMs = 0,
  prepare?: () => void,
): Promise<boolean> {
  if (id === undefined) return false
  const claimed = await claimDraft(`${SESSION_KEY}/${account}/${id}`, patienceMs)
  if (claimed === undefined) return false
  prepare?.()
  // The stores are reset first, if a draft is open.
  closeTabDraft()
  release = claimed
  inSession((session) => session.setItem(SESSION_KEY, JSON.stringify({ account, id })))
  tabDraft.setState({ draft: { account, id } })
  return true
}

function idOfTab(account: string): string | undefined {
  const kept = inSession((session) => session.getItem(SESSION_KEY))
  if (!kept) return undefined
  const draft: DraftName = JSON.parse(kept)
  return draft.account === account ? draft.id : undefined
}

function inSession<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    // If storage is blocked, the draft lasts as long as the page.
    return undefined
  }
}
