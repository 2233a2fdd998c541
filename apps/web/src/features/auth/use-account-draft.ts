import { t } from '@lingui/core/macro'
import type { SignedInUser } from '@memesmith/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { unlockWork } from '../../lib/drafts/locked-work.ts'
import { openTabDraft, tabDraft } from '../../lib/drafts/tab-draft.ts'
import { notify } from '../../lib/notify.tsx'
import { accountKeyOf } from './account-key.ts'

/**
 * Opens the tab's draft for the signed-in user, after what a log-out has locked is unlocked.
 *
 * @param mayResume whether a tab without a draft opens the newest draft whose tab was closed
 * @returns whether the draft is open; until then nothing of any draft may be shown
 */
export function useAccountDraft(user: SignedInUser, mayResume: boolean): boolean {
  const account = accountKeyOf(user)
  const draft = useStore(tabDraft, (store) => store.draft)
  useEffect(() => {
    let isWanted = true
    void unlockOrNotify(account).then(() => {
      if (isWanted) void openTabDraft(account, mayResume)
    })
    return () => {
      isWanted = false
    }
  }, [account, mayResume])
  return draft?.account === account
}

async function unlockOrNotify(account: string): Promise<void> {
  await unlockWork(account).catch(() =>
    notify({
      title: t`Error`,
      description: t`Your draft could not be unlocked yet. Please reload the page to try again.`,
      tone: 'error',
    }),
  )
}
