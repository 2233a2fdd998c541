import { t } from '@lingui/core/macro'
import { type Account, calls, MAX_EMAIL_LENGTH } from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { reloadAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'
import { useConfirmation } from './use-confirmation.tsx'

/** The form that changes the e-mail address, which may have to be confirmed. */
export function ChangeEmail({ account }: { readonly account: Account }) {
  const { email: current, newEmail } = account
  const [email, setEmail] = useState('')
  const { isBusy, problem, run, reset } = useAccountAction(async () => {
    await send(calls.changeEmail, { body: { email, ...(await confirmation.get()) } })
    await reloadAccount()
  })
  const confirmation = useConfirmation({ account, onChange: reset })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !(await run())) return
    setEmail('')
    confirmation.clear()
    notify({ title: t`Success`, description: t`The site has your new e-mail address.` })
  }

  return (
    <AccountSection title={t`Change E-Mail`} problem={problem}>
      <div role="status">
        {newEmail !== undefined && (
          <p className="wrap-anywhere">
            {t`A link is on its way to ${newEmail}. Open it within a day; until then you log in with ${current}.`}
          </p>
        )}
      </div>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <label className="field">
          {t`New e-mail`}
          <input
            className="input"
            type="email"
            autoComplete="email"
            required
            maxLength={MAX_EMAIL_LENGTH}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              // The error was about the previous input.
              reset()
            }}
          />
        </label>
        {confirmation.fields}
        <button type="submit" className="button justify-self-start" aria-disabled={isBusy}>
          {isBusy ? t`Changing...` : t`Change E-Mail`}
        </button>
      </form>
    </AccountSection>
  )
}
