import {
  calls,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordChange,
} from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountAction } from './use-account-action.ts'

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' }

/**
 * The form that changes the password.
 *
 * @param email of the account, for password managers
 */
export function ChangePassword({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState(EMPTY)
  const { isBusy, problem, run, reset } = useAccountAction((body: PasswordChange) =>
    send(calls.changePassword, { body }),
  )

  function change(changes: Partial<PasswordChange>) {
    setTyped({ ...typed, ...changes })
    // The error was about the previous input.
    reset()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await run(typed))) return
    setTyped(EMPTY)
    notify({ title: 'Success', description: 'Password changed. Other devices are signed out.' })
  }

  return (
    <AccountSection title="Change Password" problem={problem}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {/* Tells password managers which account the password is for. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <label className="field">
          Current password
          <input
            className="input"
            type="password"
            autoComplete="current-password"
            required
            value={typed.currentPassword}
            onChange={({ target }) => change({ currentPassword: target.value })}
          />
        </label>
        <label className="field">
          <span>
            New password <span className="hint">at least {MIN_PASSWORD_LENGTH} characters</span>
          </span>
          <input
            className="input"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_PASSWORD_LENGTH}
            maxLength={MAX_PASSWORD_LENGTH}
            value={typed.newPassword}
            onChange={({ target }) => change({ newPassword: target.value })}
          />
        </label>
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {isBusy ? 'Changing...' : 'Change Password'}
        </button>
      </form>
    </AccountSection>
  )
}
