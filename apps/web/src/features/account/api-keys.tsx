import { t } from '@lingui/core/macro'
import { type ApiKey, calls, MAX_API_KEYS } from '@memesmith/contract'
import { useState } from 'react'
import useSWR, { mutate } from 'swr'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { formatDate } from '../../lib/languages/format.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountSection } from './account-section.tsx'
import { madeAndUsed } from './made-and-used.ts'
import { MakeApiKey } from './make-api-key.tsx'
import { useAccountAction } from './use-account-action.ts'

const { path } = calls.listApiKeys
const load = createLoader(calls.listApiKeys)

/** The keys with which programs act for the user: the list, making one, and revoking one. */
export function ApiKeys() {
  const keys = useSWR<readonly ApiKey[]>(path, load)
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
    <AccountSection title={t`API Keys`} problem={problem}>
      <p className="text-soft">
        {t`With a key, a program saves and reads memes for you. It never reaches your password, your other keys or the administration.`}{' '}
        <a href={calls.apiDocs.path} className="underline">
          {t`What it can do`}
        </a>
      </p>
      <Loaded from={keys} problem={t`Your keys could not be loaded.`} skeleton="h-12">
        {(listed) => (
          <>
            {listed.length === 0 && <p>{t`You have no keys yet.`}</p>}
            <ul className="grid gap-3 empty:hidden">
              {listed.map((key) => (
                <AccountRow
                  key={key.id}
                  name={key.name}
                  note={key.scope === 'read' ? t`reads` : t`reads and writes`}
                  facts={[...madeAndUsed(key), ...endOf(key)]}
                  action={{ label: t`Revoke`, about: key.name, act: () => setRevoked(key) }}
                />
              ))}
            </ul>
            {listed.filter((key) => !isExpired(key)).length < MAX_API_KEYS && (
              <MakeApiKey onMade={() => void mutate(path)} />
            )}
          </>
        )}
      </Loaded>
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
