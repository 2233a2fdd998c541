import { t } from '@lingui/core/macro'
import { type ApiKey, calls, MAX_API_KEYS } from '@memesmith/contract'
import { useState } from 'react'
import useSWR, { mutate } from 'swr'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { formatDate } from '../../lib/languages/format.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountSection } from './account-section.tsx'
import { inARow, madeAndUsed } from './made-and-used.ts'
import { MakeApiKey } from './make-api-key.tsx'
import { useAccountAction } from './use-account-action.ts'

const { path } = calls.listApiKeys
const load = createLoader(calls.listApiKeys)

/** The keys with which programs act for the user: the list, making one, and revoking one. */
export function ApiKeys() {
  const { data: keys, error } = useSWR<readonly ApiKey[]>(path, load)
  const [revoked, setRevoked] = useState<ApiKey>()
  const { isBusy, problem, run } = useAccountAction(async ({ id }: ApiKey) => {
    await send(calls.revokeApiKey, { params: { id } })
    await mutate(path)
  })

  async function revoke(key: ApiKey) {
    const isDone = await run(key)
    setRevoked(undefined)
    const { name } = key
    if (isDone) notify({ title: t`Success`, description: t`${name} is revoked.` })
  }

  return (
    <AccountSection
      title={t`API Keys`}
      problem={problem ?? (error === undefined ? undefined : t`Your keys could not be loaded.`)}
    >
      <p className="text-soft">
        {t`With a key, a program saves and reads memes for you. It never reaches your password, your other keys or the administration.`}{' '}
        <a href={calls.apiDocs.path} className="underline">
          {t`What it can do`}
        </a>
      </p>
      {error !== undefined && keys === undefined && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => void mutate(path)}
        >
          {t`Try again`}
        </button>
      )}
      {error === undefined && keys === undefined && <Skeleton className="h-12" />}
      {keys?.length === 0 && <p>{t`You have no keys yet.`}</p>}
      {keys !== undefined && keys.length > 0 && (
        <ul className="grid gap-3">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-2">
              <div className="min-w-0 wrap-anywhere">
                <strong>{key.name}</strong>{' '}
                <span className="hint">
                  {key.scope === 'read' ? t`reads` : t`reads and writes`}
                </span>
                <p className="hint">{inARow([...madeAndUsed(key), ...endOf(key)])}</p>
              </div>
              <button type="button" className="button button-small" onClick={() => setRevoked(key)}>
                {t`Revoke`}
                <span className="sr-only"> {key.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {keys !== undefined && keys.filter((key) => !isExpired(key)).length < MAX_API_KEYS && (
        <MakeApiKey onMade={() => void mutate(path)} />
      )}
      {revoked !== undefined && (
        <ConfirmDialog
          title={t`Revoke this key?`}
          text={revokeText(revoked)}
          action={t`Revoke`}
          isBusy={isBusy}
          onConfirm={() => void revoke(revoked)}
          onCancel={() => setRevoked(undefined)}
        />
      )}
    </AccountSection>
  )
}

/** It is listed until another key is made. */
const isExpired = ({ expiresAt }: ApiKey): boolean =>
  expiresAt !== null && Date.parse(expiresAt) < Date.now()

function endOf(key: ApiKey): string[] {
  const { expiresAt } = key
  if (expiresAt === null) return []
  const day = formatDate(expiresAt)
  return [isExpired(key) ? t`expired ${day}` : t`expires ${day}`]
}

const revokeText = ({ name }: ApiKey): string =>
  t`What uses “${name}” stops working at once. A key can not be brought back.`
