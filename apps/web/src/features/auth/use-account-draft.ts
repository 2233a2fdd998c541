import type { SignedInUser } from '@memesmith/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { openTabDraft, tabDraft } from '../../lib/drafts/tab-draft.ts'
import { accountKeyOf } from './account-key.ts'

/**
 * Opens the tab's draft for the signed-in user.
 *
 * @param mayResume whether a tab without a draft opens the newest draft whose tab was closed
 * @returns whether the draft is open; until then nothing of any draft may be shown
 */
export function useAccountDraft(user: SignedInUser, mayResume: boolean): boolean {
  const account = accountKeyOf(user)
  const draft = useStore(tabDraft, (store) => store.draft)
  useEffect(() => void openTabDraft(account, mayResume), [account, mayResume])
  return draft?.account === account
}
