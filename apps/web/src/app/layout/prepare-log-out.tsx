import { t } from '@lingui/core/macro'
import type { SignedInUser } from '@memesmith/contract'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { accountKeyOf } from '../../features/auth/account-key.ts'
import { forgetDrafts } from '../../lib/drafts/draft-owner.ts'
import { canLock, loadKey, lockWork } from '../../lib/drafts/locked-work.ts'
import { isSiteReachable } from '../../lib/is-site-reachable.ts'
import { notify } from '../../lib/notify.tsx'
import { hasUnsavedWorkOf } from './has-unsaved-work.ts'

/** If storage does not respond, locking is given up after this time in ms. */
const LOCK_PATIENCE_MS = 15_000

/** Shows a dialog, or null for none. */
export type ShowDialog = (dialog: ReactNode) => void

/** What happens to unsaved work. */
const fates = () => ({
  locked: {
    text: t`Your draft stays on this device, locked until you log in again.`,
    action: t`Logout`,
  },
  removed: {
    text: t`Your draft can not be locked here, so it will be removed from this device. Save it first to keep it.`,
    action: t`Logout and Remove It`,
  },
})

/**
 * Locks the user's unsaved work, or removes it if it can't be locked, so that nobody else can read it
 * on this device. Asks first if there is any. If the site can't be reached, it says so.
 *
 * @returns whether the user can log out now
 */
export async function prepareLogOut(user: SignedInUser, show: ShowDialog): Promise<boolean> {
  if (!(await isSiteReachable())) {
    notify({
      title: t`Error`,
      description: t`The site could not be reached, so you are still signed in. Please try again.`,
      tone: 'error',
    })
    return false
  }
  const account = accountKeyOf(user)
  const key = canLock() ? await loadKey().catch(() => undefined) : undefined
  const isUnsaved = await hasUnsavedWorkOf(account).catch(() => true)
  if (isUnsaved && !(await ask(key === undefined ? 'removed' : 'locked', show))) return false
  if (key !== undefined) {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, LOCK_PATIENCE_MS))
    const isLocked = await Promise.race([lockWork(account, key), timeout]).then(
      () => true,
      () => false,
    )
    if (isUnsaved && !isLocked && !(await ask('removed', show))) return false
  }
  await forgetDrafts(account)
  return true
}

/** Asks whether to log out with unsaved work. The dialog stays until the page is left. */
function ask(fate: keyof ReturnType<typeof fates>, show: ShowDialog): Promise<boolean> {
  return new Promise((resolve) => {
    const render = (isBusy: boolean) =>
      show(
        <ConfirmDialog
          key={fate}
          title={t`Log out without saving?`}
          {...fates()[fate]}
          isBusy={isBusy}
          onConfirm={() => {
            render(true)
            resolve(true)
          }}
          onCancel={() => {
            show(null)
            resolve(false)
          }}
        />,
      )
    render(false)
  })
}
