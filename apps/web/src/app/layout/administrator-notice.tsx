import { t } from '@lingui/core/macro'
import { ADMIN_PATH, type SignedInUser } from '@memesmith/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { accountKeyOf } from '../../features/auth/account-key.ts'
import { keptList } from '../../lib/kept-list.ts'

/** The accounts that have seen the notice in this browser. */
const told = keptList('memesmith-told-administrators', 20)

/** Tells administrators once that they are: the first account of a site becomes one without asking. */
export function AdministratorNotice({ user }: { readonly user: SignedInUser }) {
  const account = accountKeyOf(user)
  const [isTold, setIsTold] = useState(() => told.read().includes(account))
  if (isTold) return null

  function close() {
    told.add(account)
    setIsTold(true)
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={t`Administration`}
      className="border-b-[2.5px] border-outline bg-sun text-on-sun"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 font-semibold">
        <p className="min-w-0 flex-1 basis-56">
          {t`You are an administrator of this site: you look after its users, memes and reports.`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={ADMIN_PATH} className="button button-small" onClick={close}>
            {t`Open the Administration`}
          </Link>
          <button type="button" className="button button-small" onClick={close}>
            {t`Got It`}
          </button>
        </div>
      </div>
    </section>
  )
}
