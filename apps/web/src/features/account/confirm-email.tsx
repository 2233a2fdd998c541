import { t } from '@lingui/core/macro'
import { calls } from '@memesmith/contract'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountAction } from './use-account-action.ts'

/** Says that the e-mail address has to be confirmed, and sends the link again. */
export function ConfirmEmail({ email }: { readonly email: string }) {
  const { isBusy, problem, run } = useAccountAction(() => send(calls.sendVerification, {}))
  const sendAgain = async () => {
    if (!(await run())) return
    notify({ title: t`Success`, description: t`A link is on its way to ${email}.` })
  }
  return (
    <AccountSection title={t`Confirm Your E-Mail`} problem={problem}>
      <p className="text-soft">
        {t`We sent a link to ${email}. Open it, and others can see the memes that you share. Nothing there? Look among the spam.`}
      </p>
      <button
        type="button"
        className="button justify-self-start"
        disabled={isBusy}
        onClick={() => void sendAgain()}
      >
        {isBusy ? t`Sending...` : t`Send It Again`}
      </button>
    </AccountSection>
  )
}
