import { forgetAccountData } from '../service-worker/forget-account-data.ts'
import { discardWrites, removeDraftsOfOthers } from './draft-storage.ts'
import { closeTabDraft } from './tab-draft.ts'

/** Tells the other tabs which account is signed in; null after a logout. */
const CHANNEL = 'memesmith-account'

/** If storage does not respond, log out anyway after this time in ms. */
const REMOVAL_PATIENCE_MS = 1000

/** Removes the drafts of all other accounts from this browser, after a login. */
export async function claimDraftsFor(account: string): Promise<void> {
  announce(account)
  await removeDraftsOfOthers(account)
}

/** Removes every draft and cached data of the user from this browser, for a logout. */
export async function forgetDrafts(): Promise<void> {
  closeTabDraft()
  announce(null)
  const timeout = new Promise((resolve) => setTimeout(resolve, REMOVAL_PATIENCE_MS))
  await Promise.race([Promise.all([removeDraftsOfOthers(), forgetAccountData()]), timeout])
}

/**
 * Closes this tab's draft when another tab reports that its account is no longer signed in.
 *
 * @param account the account that is signed in in this tab
 * @param onChange called with the account that is signed in now, or null for none
 * @returns a function that stops watching
 */
export function watchDraftOwner(
  account: string,
  onChange: (owner: string | null) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === account) return
    // The other tab has removed the draft.
    discardWrites()
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
