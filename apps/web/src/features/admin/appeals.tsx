import {
  type Appeal,
  calls,
  DECISION_ACTS,
  MAX_TAKEDOWN_REASON_LENGTH,
  pathOf,
  REPORT_REASONS,
} from '@memesmith/contract'
import { useState } from 'react'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { reloadList } from './paged-list.tsx'
import { useAdminAction } from './use-admin-action.ts'
import { WaitingList } from './waiting-list.tsx'

const loadAppeals = createLoader(calls.adminAppeals)

/** What owners say against decisions about their memes, until an administrator answers. */
export const Appeals = () => (
  <WaitingList
    title="Appeals"
    address={calls.adminAppeals.path}
    load={loadAppeals}
    nothing="No appeal waits for an answer."
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
      isReversed ? 'The decision is undone.' : 'The decision stands.',
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
        <span className="text-soft">by {owner}</span>
      </p>
      <p className="text-soft">
        {DECISION_ACTS[act]}. {REPORT_REASONS[reason]}
        {details !== '' && `: ${details}`}
      </p>
      <blockquote className="admin-quote">{appeal}</blockquote>
      <label className="field">
        <span>
          Your answer <span className="hint">its owner reads it</span>
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
          Undo the Decision
          <span className="sr-only"> about {title}</span>
        </button>
        <button type="submit" className="button button-small" disabled={isBusy}>
          Let It Stand
          <span className="sr-only">: {title}</span>
        </button>
      </div>
    </form>
  )
}
