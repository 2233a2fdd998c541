import { removeSavesOf } from '../outbox/outbox-store.ts'
import { forgetAccountData } from '../service-worker/forget-account-data.ts'
import { discardWrites, removeDraftsOfOthers } from './draft-storage.ts'
import { closeTabDraft } from './tab-draft.ts'

/** Tells the other tabs which account is signed in; null after a logout. */
const CHANNEL = 'memesmith-account'

/** If storage does not respond, log out anyway after this time in ms. */
const REMOVAL_PATIENCE_MS = 1000

/**
 * Removes the drafts of all other accounts from this browser after a login, except locked ones.
 */
export async function claimDraftsFor(account: string): Promise<void> {
  announce(account)
  await removeDraftsOfOthers(account)
}

/**
 * Removes every draft that is not locked from this browser, and the user's waiting saves and cached
 * data, for a logout.
 */
export async function forgetDrafts(account: string | undefined): Promise<void> {
  closeTabDraft()
  announce(null)
  const timeout = new Promise((resolve) => setTimeout(resolve, REMOVAL_PATIENCE_MS))
  const removals = [removeDraftsOfOthers(), removeSavesOf(account), forgetAccountData()]
  await Promise.race([Promise.all(removals), timeout])
}

/**
 * Closes this tab's draft when another tab reports that its account is no longer signed in.
 *
 * @param account the account that this tab is signed in with
 * @param onChange called with the account that is signed in now, or null for none
 * @returns a function that stops watching
 */
export function watchDraftOwner(
  account: string,
  onChange: (owner: string | null) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  own = channel
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === account) return
    // The other tab has locked or removed the draft.
    discardWrites()
    closeTabDraft()
    onChange(data)
  }
  return () => {
    own = undefined
    channel.close()
  }
}

/** The channel on which this tab listens. It does not receive what is sent on it. */
let own: BroadcastChannel | undefined

function announce(account: string | null): void {
  const channel = own ?? new BroadcastChannel(CHANNEL)
  channel.postMessage(account)
  if (channel !== own) channel.close()
}
