import { t } from '@lingui/core/macro'
import { type Account, type Confirmation, calls } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/call.ts'
import { provePasskey } from '../../lib/passkeys.ts'

interface UsedConfirmation {
  /** The field for the password, or that a passkey is asked for. */
  readonly fields: ReactNode
  /**
   * What was typed, or the passkey, for which the browser asks now.
   *
   * @throws PasskeyError, or ResponseError
   */
  get(): Promise<Confirmation>
  /** Forgets what was typed. */
  clear(): void
}

interface ConfirmationOptions {
  readonly account: Pick<Account, 'hasPasskey' | 'hasPassword'>
  /** The name of the password's field. */
  readonly label?: string
  /** The id of the error message. */
  readonly problemId?: string | undefined
  /** Called when something else is typed or chosen. */
  readonly onChange?: () => void
}

/** Lets the user confirm an action with the password or a passkey, whichever the account has. */
export function useConfirmation({
  account: { hasPassword, hasPasskey },
  label = t`Your password`,
  problemId,
  onChange,
}: ConfirmationOptions): UsedConfirmation {
  const [password, setPassword] = useState('')
  const [prefersPasskey, setPrefersPasskey] = useState(false)
  const isByPasskey = hasPasskey && (prefersPasskey || !hasPassword)

  function choose(isPasskey: boolean) {
    setPrefersPasskey(isPasskey)
    setPassword('')
    onChange?.()
  }

  return {
    fields: (
      <div className="grid justify-items-start gap-2">
        {isByPasskey ? (
          <p className="text-soft">{t`Your browser will ask for a passkey of this account.`}</p>
        ) : (
          <label className="field w-full">
            {label}
            <input
              className="input"
              type="password"
              autoComplete="current-password"
              required
              aria-describedby={problemId}
              value={password}
              onChange={({ target }) => {
                setPassword(target.value)
                onChange?.()
              }}
            />
          </label>
        )}
        {hasPassword && hasPasskey && (
          <button
            type="button"
            className="button button-plain button-small -ms-3 underline"
            onClick={() => choose(!isByPasskey)}
          >
            {isByPasskey ? t`Use the password instead` : t`Use a passkey instead`}
          </button>
        )}
      </div>
    ),
    async get() {
      if (!isByPasskey) return { password }
      return { password: '', passkey: await provePasskey(await call(calls.startConfirmation, {})) }
    },
    clear: () => setPassword(''),
  }
}
