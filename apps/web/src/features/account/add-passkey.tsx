import { t } from '@lingui/core/macro'
import { type Account, calls, MAX_PASSKEY_NAME } from '@memesmith/contract'
import { type FormEvent, useState } from 'react'
import { call, send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { createPasskey } from '../../lib/passkeys.ts'
import { useAccountAction } from './use-account-action.ts'
import { useConfirmation } from './use-confirmation.tsx'

interface AddPasskeyProps {
  readonly account: Account
  readonly onAdded: () => void
}

/** The form that adds a passkey. */
export function AddPasskey({ account, onAdded }: AddPasskeyProps) {
  const [name, setName] = useState('')
  const { isBusy, problem, run, reset } = useAccountAction(async () => {
    const options = await call(calls.startPasskey, { body: await confirmation.get() })
    const passkey = await createPasskey(options)
    await send(calls.addPasskey, { body: { passkey, name } })
  })
  const confirmation = useConfirmation({ account, onChange: reset })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !(await run())) return
    setName('')
    confirmation.clear()
    onAdded()
    notify({ title: t`Success`, description: t`You can log in with the new passkey.` })
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {problem !== undefined && (
        <p role="alert" className="form-alert">
          {problem}
        </p>
      )}
      <label className="field">
        <span>
          {t`Name of the passkey`} <span className="hint">{t`optional`}</span>
        </span>
        <input
          className="input"
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            reset()
          }}
        />
      </label>
      {confirmation.fields}
      <button type="submit" className="button justify-self-start" aria-disabled={isBusy}>
        {isBusy ? t`Waiting for Your Device...` : t`Add a Passkey`}
      </button>
    </form>
  )
}
