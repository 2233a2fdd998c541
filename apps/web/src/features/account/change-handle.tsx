import { t } from '@lingui/core/macro'
import { calls, type HandleChange, MAX_HANDLE_LENGTH, personPath } from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { reloadAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'

/** The form that chooses the name beside memes in public. */
export function ChangeHandle({ handle }: { readonly handle: string | undefined }) {
  const [typed, setTyped] = useState(handle ?? '')
  const { isBusy, problem, run, reset } = useAccountAction(async (body: HandleChange) => {
    await send(calls.changeHandle, { body })
    await reloadAccount()
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !(await run({ handle: typed }))) return
    setTyped(typed.trim())
    notify({ title: t`Success`, description: t`Handle changed.` })
  }

  return (
    <AccountSection title={t`Your Handle`} problem={problem}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>
            {t`Handle`}{' '}
            <span className="hint">{t`everybody sees it beside your memes in public`}</span>
          </span>
          <input
            className="input"
            autoCapitalize="none"
            autoComplete="nickname"
            spellCheck={false}
            maxLength={MAX_HANDLE_LENGTH}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              reset()
            }}
          />
        </label>
        {handle !== undefined && (
          <p className="text-soft">
            <Link to={personPath(handle)}>{t`Your public page`}</Link>
          </p>
        )}
        <button type="submit" className="button justify-self-start" aria-disabled={isBusy}>
          {isBusy ? t`Changing...` : handle === undefined ? t`Choose Handle` : t`Change Handle`}
        </button>
      </form>
    </AccountSection>
  )
}
