import { t } from '@lingui/core/macro'
import {
  type AdminMeme,
  MAX_TAKEDOWN_REASON_LENGTH,
  type MemeAction,
  REPORT_REASONS,
  type ReportReason,
} from '@memesmith/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { reasonText } from '../memes/decision-texts.ts'
import { actOnMeme } from './act-on-meme.ts'
import { useAdminAction } from './use-admin-action.ts'

interface ActWithReasonProps {
  readonly meme: AdminMeme
  readonly act: MemeAction
  /** What the button says, and while it is done. */
  readonly label: string
  readonly doing: string
  readonly className?: string
  /** The question, and what follows. */
  readonly question: string
  readonly text: string
  /** What is said when it is done. */
  readonly done: string
}

/** A button that does something to a meme, and the question why. */
export function ActWithReason({
  meme: { shareId, title },
  act,
  label,
  doing,
  className = '',
  question,
  text,
  done,
}: ActWithReasonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [why, setWhy] = useState<ReportReason>('other')
  const { isBusy, run } = useAdminAction()

  async function confirm(): Promise<void> {
    await run(() => actOnMeme(shareId, act, { reason, why }), done)
    setIsAsking(false)
  }

  return (
    <>
      <button
        type="button"
        className={`button button-small ${className}`}
        data-act={act}
        onClick={() => setIsAsking(true)}
      >
        {label}...
        <span className="sr-only"> {title}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={question}
          text={text}
          action={isBusy ? doing : label}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          <label className="field mb-4">
            {t`Reason`}
            <select
              className="input"
              value={why}
              onChange={({ target }) => setWhy(reasonNamed(target.value))}
            >
              {Object.keys(REPORT_REASONS).map((name) => (
                <option key={name} value={name}>
                  {reasonText(reasonNamed(name))}
                </option>
              ))}
            </select>
          </label>
          <label className="field mb-6">
            <span>
              {t`In your words`} <span className="hint">{t`its owner reads it`}</span>
            </span>
            <input
              className="input"
              maxLength={MAX_TAKEDOWN_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        </ConfirmDialog>
      )}
    </>
  )
}

const isReason = (name: string): name is ReportReason => Object.hasOwn(REPORT_REASONS, name)

const reasonNamed = (name: string): ReportReason => (isReason(name) ? name : 'other')
