import { removeDraftsOfOthers } from './draft-storage.ts'
import { closeTabDraft } from './tab-draft.ts'

/** Tells the other tabs whose browser this is now: an account, or null after a logout. */
const CHANNEL = 'memesmith-account'

/** A browser whose storage does not answer must not keep anybody from logging out. */
const REMOVAL_PATIENCE_MS = 1000

/** An account is signed in here: the drafts of every other one go. */
export async function claimDraftsFor(account: string): Promise<void> {
  announce(account)
  await removeDraftsOfOthers(account)
}

/** Removes every draft from this machine, in every tab; for a logout. */
export async function forgetDrafts(): Promise<void> {
  closeTabDraft()
  announce(null)
  const timeout = new Promise((resolve) => setTimeout(resolve, REMOVAL_PATIENCE_MS))
  await Promise.race([removeDraftsOfOthers(), timeout])
}

/**
 * Closes this tab's draft when another tab says that its account is not signed in any more.
 *
 * @param account that this tab knows to be signed in
 * @param onChange told which account is, or null for none
 * @returns a function that ends it
 */
export function watchDraftOwner(
  account: string,
  onChange: (owner: string | null) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === account) return
    closeTabDraft()
    onChange(data)
  }
  return () => channel.close()
}

function announce(account: string | null): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(account)
  channel.close()
}
