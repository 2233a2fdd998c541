import { plural, t } from '@lingui/core/macro'
import { loginPath, type SignedInUser } from '@memesmith/contract'
import { CloudUpload, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { addressOfEntry } from '../../../lib/history-entry.ts'
import { removeSave, saveAsNew, setProblem } from '../../../lib/outbox/outbox-store.ts'
import type { WaitingSave } from '../../../lib/outbox/waiting-save.ts'
import { accountKeyOf } from '../../auth/account-key.ts'
import { titleOf } from '../meme-name.ts'
import { sendNow } from './retry-waiting-saves.ts'
import { useWaitingSaves } from './use-waiting-saves.ts'
import '../../../styles/waiting-saves.css'

/** The memes that are saved on this device and not sent yet; nothing if there are none. */
export function WaitingSaves({ user }: { readonly user: SignedInUser }) {
  const saves = useWaitingSaves(accountKeyOf(user))
  const [discarded, setDiscarded] = useState<WaitingSave | null>(null)
  return (
    <>
      {/* Always rendered: a live region is announced when it changes, not when it is added. */}
      <p role="status" className="sr-only">
        {saves.length > 0 &&
          plural(saves.length, {
            one: '# saved on this device, not sent yet',
            other: '# saved on this device, not sent yet',
          })}
      </p>
      {saves.length > 0 && (
        <section aria-labelledby="waiting-saves" className="waiting-saves panel">
          <h2 id="waiting-saves" className="flex items-center gap-2 text-lg">
            <CloudUpload aria-hidden size={20} />
            {t`Waiting to be sent`}
          </h2>
          <ul>
            {saves.map((save) => (
              <WaitingRow key={save.key} save={save} onDiscard={() => setDiscarded(save)} />
            ))}
          </ul>
        </section>
      )}
      {discarded !== null && (
        <ConfirmDialog
          title={t`Discard this meme?`}
          text={t`“${nameOf(discarded)}” is only on this device. It can't be brought back.`}
          action={t`Discard`}
          isBusy={false}
          onConfirm={() => {
            void removeSave(discarded.key)
            setDiscarded(null)
          }}
          onCancel={() => setDiscarded(null)}
        />
      )}
    </>
  )
}

const nameOf = ({ body }: WaitingSave): string => titleOf({ title: body.title ?? '' })

interface WaitingRowProps {
  readonly save: WaitingSave
  readonly onDiscard: () => void
}

function WaitingRow({ save, onDiscard }: WaitingRowProps) {
  const { key, problem, replaces } = save
  const title = nameOf(save)
  const isRefused = problem?.kind === 'refused'
  async function tryAgain() {
    await setProblem(key, undefined)
    sendNow()
  }
  async function sendAsNew() {
    await saveAsNew(key)
    sendNow()
  }
  return (
    <li>
      <Preview blob={save.preview} />
      <div className="min-w-0">
        <strong className="block truncate" dir="auto">
          {title}
        </strong>
        <p className={isRefused ? 'font-semibold text-danger' : 'text-soft'}>{textOf(save)}</p>
      </div>
      <div className="waiting-actions">
        {problem?.kind === 'signed-out' && (
          <a className="button button-small" href={loginPath(addressOfEntry())}>
            {t`Log In`}
          </a>
        )}
        {isRefused && (
          <button
            type="button"
            className="button button-small"
            aria-label={t`Try again to send ${title}`}
            onClick={() => void tryAgain()}
          >
            {t`Try again`}
          </button>
        )}
        {isRefused && replaces !== undefined && (
          <button
            type="button"
            className="button button-small"
            aria-label={t`Save as new: ${title}`}
            onClick={() => void sendAsNew()}
          >
            {t`Save as new`}
          </button>
        )}
        <button
          type="button"
          className="button button-plain button-small"
          aria-label={t`Discard ${title}`}
          onClick={onDiscard}
        >
          <Trash2 aria-hidden size={18} />
          {t`Discard`}
        </button>
      </div>
    </li>
  )
}

function textOf({ problem }: WaitingSave): string {
  switch (problem?.kind) {
    case 'signed-out':
      return t`You are signed out. Log in, and it will be sent.`
    case 'refused':
      return problem.message ?? t`Failed to save meme. Please try again.`
    case 'later':
      return t`${problem.message ?? t`The site could not take it.`} It will be tried again.`
    default:
      return t`Saved on this device; will be sent when you are online.`
  }
}

function Preview({ blob }: { readonly blob: Blob | undefined }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return
    const created = URL.createObjectURL(blob)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return <span className="waiting-preview">{url !== undefined && <img src={url} alt="" />}</span>
}
