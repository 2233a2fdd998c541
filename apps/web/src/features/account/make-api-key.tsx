import { plural, t } from '@lingui/core/macro'
import { API_KEY_SCOPES, type ApiKeyInput, calls, MAX_API_KEY_NAME } from '@memesmith/contract'
import { Copy } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { copyFrom } from '../../lib/copy-from.ts'
import { notify } from '../../lib/notify.tsx'
import { useAccountAction } from './use-account-action.ts'

const scopes = () => ({ read: t`Read only`, write: t`Read and write` })
/** How long a key holds, in days; empty for no end. */
const DAYS = ['30', '90', '365', ''] as const

function daysText(days: (typeof DAYS)[number]): string {
  if (days === '') return t`until it is revoked`
  if (days === '365') return t`a year`
  const count = Number(days)
  return plural(count, { one: '# day', other: '# days' })
}

/** The form that makes a key, and the key, which is shown once. */
export function MakeApiKey({ onMade }: { readonly onMade: () => void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ApiKeyInput['scope']>('write')
  const [days, setDays] = useState('90')
  const [key, setKey] = useState<string>()
  const { isBusy, problem, run, reset } = useAccountAction(async (body: ApiKeyInput) => {
    setKey((await call(calls.createApiKey, { body })).key)
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const expires = days === '' ? {} : { expiresInDays: Number(days) }
    if (isBusy || !(await run({ name, scope, ...expires }))) return
    setName('')
    onMade()
  }

  return (
    <>
      {key !== undefined && <NewKey secret={key} />}
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem !== undefined && (
          <p role="alert" className="form-alert">
            {problem}
          </p>
        )}
        <label className="field">
          <span>{t`What the key is for`}</span>
          <input
            className="input"
            required
            maxLength={MAX_API_KEY_NAME}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              reset()
            }}
          />
        </label>
        <div className="grid gap-4 sm:grid-cols-2">
          <label className="field">
            <span>{t`It may`}</span>
            <select
              className="input"
              value={scope}
              onChange={({ target }) =>
                setScope(API_KEY_SCOPES.find((each) => each === target.value) ?? 'read')
              }
            >
              {API_KEY_SCOPES.map((each) => (
                <option key={each} value={each}>
                  {scopes()[each]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t`It holds`}</span>
            <select className="input" value={days} onChange={({ target }) => setDays(target.value)}>
              {DAYS.map((value) => (
                <option key={value} value={value}>
                  {daysText(value)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <button type="submit" className="button justify-self-start" aria-disabled={isBusy}>
          {isBusy ? t`Making...` : t`Make Key`}
        </button>
      </form>
    </>
  )
}

function NewKey({ secret }: { readonly secret: string }) {
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    if (await copyFrom(field.current, secret)) {
      notify({ title: t`Copied`, description: t`The key is in the clipboard.` })
    } else {
      notify({
        title: t`Error`,
        description: t`This browser does not let pages copy. Select the key, and copy it.`,
        tone: 'error',
      })
    }
  }
  return (
    <div role="status" className="panel grid gap-2 bg-sunken p-4">
      <label className="field">
        <span>
          {t`Your new key`} <span className="hint">{t`it is shown only now`}</span>
        </span>
        <input
          ref={field}
          className="input font-mono"
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <button
        type="button"
        className="button button-small justify-self-start"
        onClick={() => void copy()}
      >
        <Copy aria-hidden size={16} />
        {t`Copy Key`}
      </button>
    </div>
  )
}
