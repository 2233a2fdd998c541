import { plural, t } from '@lingui/core/macro'
import { type Account, calls, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { mutate } from 'swr'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { reloadAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'
import { useConfirmation } from './use-confirmation.tsx'

/** The form that changes the password, or sets the first one of an account with passkeys. */
export function ChangePassword({ account }: { readonly account: Account }) {
  const [newPassword, setNewPassword] = useState('')
  const { isBusy, problem, run, reset } = useAccountAction(async () => {
    const { password: currentPassword, ...rest } = await confirmation.get()
    await send(calls.changePassword, { body: { currentPassword, ...rest, newPassword } })
    // All other sessions have ended.
    await Promise.all([reloadAccount(), mutate(calls.listSessions.path)])
  })
  const confirmation = useConfirmation({
    account,
    label: t`Current password`,
    onChange: reset,
  })
  const { hasPassword } = account

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await run())) return
    setNewPassword('')
    confirmation.clear()
    notify({
      title: t`Success`,
      description: hasPassword
        ? t`Password changed. Other devices are signed out.`
        : t`Password set. Other devices are signed out.`,
    })
  }

  return (
    <AccountSection title={hasPassword ? t`Change Password` : t`Set a Password`} problem={problem}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {/* Tells password managers which account the password is for. */}
        <input hidden readOnly autoComplete="username" value={account.email} />
        {confirmation.fields}
        <label className="field">
          <span>
            {t`New password`}{' '}
            <span className="hint">
              {plural(MIN_PASSWORD_LENGTH, {
                one: 'at least # character',
                other: 'at least # characters',
              })}
            </span>
          </span>
          <input
            className="input"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_PASSWORD_LENGTH}
            maxLength={MAX_PASSWORD_LENGTH}
            value={newPassword}
            onChange={({ target }) => {
              setNewPassword(target.value)
              // The error was about the previous input.
              reset()
            }}
          />
        </label>
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {labelOf(hasPassword, isBusy)}
        </button>
      </form>
    </AccountSection>
  )
}

function labelOf(hasPassword: boolean, isBusy: boolean): string {
  if (isBusy) return t`Changing...`
  return hasPassword ? t`Change Password` : t`Set Password`
}
