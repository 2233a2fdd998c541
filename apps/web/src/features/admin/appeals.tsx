import { t } from '@lingui/core/macro'
import { type Appeal, calls, MAX_TAKEDOWN_REASON_LENGTH, pathOf } from '@memesmith/contract'
import { useState } from 'react'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { actText, reasonText } from '../memes/decision-texts.ts'
import { reloadList } from './paged-list.tsx'
import { useAdminAction } from './use-admin-action.ts'
import { WaitingList } from './waiting-list.tsx'

const loadAppeals = createLoader(calls.adminAppeals)

/** What owners say against decisions about their memes, until an administrator answers. */
export const Appeals = () => (
  <WaitingList
    title={t`Appeals`}
    address={calls.adminAppeals.path}
    load={loadAppeals}
    nothing={t`No appeal waits for an answer.`}
    keyOf={({ id }) => id}
  >
    {(appeal) => <Answer appeal={appeal} />}
  </WaitingList>
)

/** An appeal, and the form that answers it. */
function Answer({
  appeal: { id, shareId, title, owner, act, reason, details, appeal },
}: {
  readonly appeal: Appeal
}) {
  const [answer, setAnswer] = useState('')
  const { isBusy, run } = useAdminAction()
  const decide = (isReversed: boolean) =>
    run(
      async () => {
        await send(calls.answerAppeal, { params: { id }, body: { isReversed, answer } })
        await Promise.all([calls.adminAppeals, calls.adminMemes].map(reloadList))
      },
      isReversed ? t`The decision is undone.` : t`The decision stands.`,
    )
  return (
    <form
      className="grid min-w-0 grid-cols-1 gap-3 wrap-anywhere"
      onSubmit={(event) => {
        event.preventDefault()
        void decide(false)
      }}
    >
      <p className="wrap-anywhere">
        <a href={pathOf(calls.sharePage, { shareId })} target="_blank" rel="noreferrer">
          {title}
        </a>{' '}
        <span className="text-soft">{t`by ${owner}`}</span>
      </p>
      <p className="text-soft">
        {actText(act)}. {reasonText(reason)}
        {details !== '' && `: ${details}`}
      </p>
      <blockquote className="admin-quote">{appeal}</blockquote>
      <label className="field">
        <span>
          {t`Your answer`} <span className="hint">{t`its owner reads it`}</span>
        </span>
        <input
          className="input"
          maxLength={MAX_TAKEDOWN_REASON_LENGTH}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </label>
      <div className="admin-actions">
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => void decide(true)}
        >
          {t`Undo the Decision`}
          <span className="sr-only"> {t`about ${title}`}</span>
        </button>
        <button type="submit" className="button button-small" disabled={isBusy}>
          {t`Let It Stand`}
          <span className="sr-only">: {title}</span>
        </button>
      </div>
    </form>
  )
}
