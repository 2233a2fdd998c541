import { t } from '@lingui/core/macro'
import { type Account, calls, MAX_PASSKEYS, type Passkey } from '@memesmith/contract'
import { useId, useState } from 'react'
import useSWR, { mutate } from 'swr'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { hasPasskeys } from '../../lib/passkeys.ts'
import { AccountRow } from './account-row.tsx'
import { AccountSection } from './account-section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { madeAndUsed } from './made-and-used.ts'
import { reloadAccount } from './use-account.ts'
import { useAccountAction } from './use-account-action.ts'
import { useConfirmation } from './use-confirmation.tsx'

const { path } = calls.listPasskeys
const load = createLoader(calls.listPasskeys)
const reload = () => Promise.all([mutate(path), reloadAccount()])

/** The passkeys of the account: the list, adding one, and removing one. */
export function Passkeys({ account }: { readonly account: Account }) {
  const passkeys = useSWR<readonly Passkey[]>(path, load)
  const [removed, setRemoved] = useState<Passkey>()

  return (
    <AccountSection title={t`Passkeys`}>
      <p className="text-soft">
        {t`Log in with your finger, your face or the PIN of your device. Nobody can guess a passkey or trick you out of it.`}
      </p>
      <Loaded from={passkeys} problem={t`Your passkeys could not be loaded.`} skeleton="h-12">
        {(listed) => (
          <>
            {listed.length === 0 && <p>{t`You have no passkeys yet.`}</p>}
            <ul className="grid gap-3 empty:hidden">
              {listed.map((passkey) => (
                <AccountRow
                  key={passkey.id}
                  name={passkey.name}
                  facts={[
                    ...madeAndUsed(passkey),
                    ...(passkey.madeFor === undefined ? [] : [worksOnlyAt(passkey.madeFor)]),
                  ]}
                  action={{
                    label: t`Remove`,
                    about: passkey.name,
                    act: () => setRemoved(passkey),
                  }}
                />
              ))}
            </ul>
            {hasPasskeys() && listed.length < MAX_PASSKEYS && (
              <AddPasskey account={account} onAdded={() => void reload()} />
            )}
          </>
        )}
      </Loaded>
      {!hasPasskeys() && <p className="text-soft">{t`This browser can not make passkeys here.`}</p>}
      {removed !== undefined && (
        <RemovePasskey account={account} passkey={removed} onClose={() => setRemoved(undefined)} />
      )}
    </AccountSection>
  )
}

const worksOnlyAt = (host: string): string => t`works only at ${host}`

interface RemovePasskeyProps {
  readonly account: Account
  readonly passkey: Passkey
  readonly onClose: () => void
}

function RemovePasskey({ account, passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const problemId = useId()
  const { isBusy, problem, run, reset } = useAccountAction(async () => {
    const body = await confirmation.get()
    await send(calls.removePasskey, { params: { id }, body })
    await reload()
  })
  const confirmation = useConfirmation({
    account,
    problemId: problem === undefined ? undefined : problemId,
    onChange: reset,
  })

  async function remove() {
    if (!(await run())) return
    onClose()
    notify({ title: t`Success`, description: t`${name} is removed.` })
  }

  return (
    <ConfirmDialog
      title={t`Remove this passkey?`}
      text={t`Nobody can log in with “${name}” any more. Your device may still list it.`}
      action={isBusy ? t`Removing...` : t`Remove`}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div className="mb-6 grid gap-3">
        {confirmation.fields}
        {problem !== undefined && (
          <p role="alert" id={problemId} className="form-alert">
            {problem}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
