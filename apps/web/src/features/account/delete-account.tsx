import { plural, t } from '@lingui/core/macro'
import { type Account, calls } from '@memesmith/contract'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { send } from '../../lib/call.ts'
import { AccountSection } from './account-section.tsx'
import { useAccountAction } from './use-account-action.ts'
import { useConfirmation } from './use-confirmation.tsx'

interface DeleteAccountProps {
  readonly account: Account
  readonly onDone: () => void
}

/** The button that deletes the account, and its confirmation. */
export function DeleteAccount({ account, onDone }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [email, setEmail] = useState('')
  const { email: accountEmail } = account
  const isNamed = !account.hasPassword && !account.hasPasskey
  const { isBusy, problem, run, reset } = useAccountAction(async () => {
    const { password, ...rest } = await confirmation.get()
    const body = { confirmation: isNamed ? email : password, ...rest }
    return await send(calls.deleteAccount, { body })
  })
  const problemId = useId()
  const describedBy = problem === undefined ? undefined : problemId
  const confirmation = useConfirmation({ account, problemId: describedBy })

  const remove = async () => {
    if (await run()) onDone()
  }
  function cancel() {
    setIsAsking(false)
    setEmail('')
    confirmation.clear()
    reset()
  }

  return (
    <AccountSection title={t`Delete Account`}>
      <p className="text-soft">{t`Removes your account and everything in it, for good.`}</p>
      <button
        type="button"
        className="button button-danger justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden size={20} />
        {t`Delete Account...`}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t`Delete your account?`}
          text={whatIsLost(account.memeCount)}
          action={isBusy ? t`Deleting...` : t`Delete Everything`}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={cancel}
        >
          <div className="mb-6 grid gap-3">
            {isNamed ? (
              <label className="field">
                {t`Type ${accountEmail} to go on`}
                <input
                  className="input"
                  type="email"
                  autoComplete="off"
                  required
                  aria-describedby={describedBy}
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              </label>
            ) : (
              confirmation.fields
            )}
            {problem !== undefined && (
              <p role="alert" id={problemId} className="form-alert">
                {problem}
              </p>
            )}
          </div>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

function whatIsLost(memeCount: number): string {
  if (memeCount === 0) {
    return t`The account and every picture you uploaded will be gone. Nobody can bring it back.`
  }
  return plural(memeCount, {
    one: 'Your meme and its link, every picture you uploaded and the account itself will be gone. Nobody can bring it back.',
    other:
      'All # memes, their links, every picture you uploaded and the account itself will be gone. Nobody can bring it back.',
  })
}
