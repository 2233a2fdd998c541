import { createStore } from 'zustand/vanilla'
import { randomId } from '../random-id.ts'
import { claimDraft, type Release } from './claim-draft.ts'
import { copyParts, type DraftName, listDrafts, pruneDrafts } from './draft-storage.ts'

/** Where a tab keeps the name of its draft: a reload and the login page leave it as it is. */
const SESSION_KEY = 'memesmith-draft'
/** A page that is being reloaded gives its draft up a moment after its successor has started. */
const RELOAD_PATIENCE_MS = 1000

interface TabDraft {
  /** The draft that this tab works on; null until it is known whose drafts may be shown. */
  readonly draft: DraftName | null
}

export const tabDraft = createStore<TabDraft>(() => ({ draft: null }))

let release: Release = () => undefined
let opening: Promise<void> = Promise.resolve()

/**
 * Gives the tab its draft: the one that it had before, else, where that is wanted, the newest one
 * whose tab was closed, else an empty one. A draft of another account is closed first.
 */
export function openTabDraft(account: string, mayResume: boolean): Promise<void> {
  opening = opening.then(async () => {
    const { draft } = tabDraft.getState()
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

/** Goes on with another draft of the same account. */
export function switchTabDraft(account: string, id: string): Promise<void> {
  opening = opening.then(async () => {
    if (tabDraft.getState().draft?.account === account) await claim(account, id)
  })
  return opening
}

/**
 * Goes on with a copy of the draft, without its upload. The draft itself stays as it is, to be found
 * again.
 */
export function forkTabDraft(): Promise<void> {
  opening = opening.then(async () => {
    const { draft } = tabDraft.getState()
    if (draft === null) return
    const id = randomId()
    copyParts(draft, id)
    await claim(draft.account, id)
  })
  return opening
}

/** Lets go of the draft; nothing of it is shown any more. It stays where it is kept. */
export function closeTabDraft(): void {
  release()
  release = () => undefined
  inSession((session) => session.removeItem(SESSION_KEY))
  tabDraft.setState({ draft: null })
}

async function claimFirst(account: string, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (await claim(account, id)) return true
  return false
}

async function claim(account: string, id: string | undefined, patienceMs = 0): Promise<boolean> {
  if (id === undefined) return false
  const claimed = await claimDraft(`${SESSION_KEY}/${account}/${id}`, patienceMs)
  if (claimed === undefined) return false
  // The stores are emptied of the draft before, where there is one.
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
    // Storage can be forbidden; the draft then lasts as long as the page.
    return undefined
  }
}
