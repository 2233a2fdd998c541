import { t } from '@lingui/core/macro'
import { calls, MAX_FIRST_NAME_LENGTH, type NameChange } from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { reloadAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'

/** The form that changes the first name. */
export function ChangeName({ firstName }: { readonly firstName: string | null }) {
  const [typed, setTyped] = useState(firstName ?? '')
  const { isBusy, problem, run, reset } = useAccountAction(async (body: NameChange) => {
    await send(calls.changeName, { body })
    await reloadAccount()
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !(await run({ firstName: typed }))) return
    setTyped(typed.trim())
    notify({ title: t`Success`, description: t`Name changed.` })
  }

  return (
    <AccountSection title={t`Your Name`} problem={problem}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>
            {t`First name`}{' '}
            <span className="hint">{t`optional, only you and administrators see it`}</span>
          </span>
          <input
            className="input"
            autoComplete="given-name"
            maxLength={MAX_FIRST_NAME_LENGTH}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              reset()
            }}
          />
        </label>
        <button type="submit" className="button justify-self-start" aria-disabled={isBusy}>
          {isBusy ? t`Changing...` : t`Change Name`}
        </button>
      </form>
    </AccountSection>
  )
}
