import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'

/** Tells users why others can't see their memes yet. */
export const ConfirmEmailNotice = () => (
  <div className="border-b-[2.5px] border-outline bg-sun text-on-sun">
    <p className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 font-semibold">
      {t`Confirm your e-mail address, and others can see the memes that you share.`}
      <Link to={PAGES.account} className="button button-small">
        {t`My account`}
      </Link>
    </p>
  </div>
)
