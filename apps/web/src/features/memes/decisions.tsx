import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls, type Decision, MAX_APPEAL_LENGTH } from '@memesmith/contract'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import useSWR, { mutate } from 'swr'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { formatDate } from '../../lib/languages/format.ts'
import { notify } from '../../lib/notify.tsx'
import { actText, reasonText } from './decision-texts.ts'
import { reportFailedWrite } from './report-failure.ts'

const { path } = calls.listDecisions
const load = createLoader(calls.listDecisions)

/** What administrators decided about the user's memes, and the way to appeal; nothing if nothing. */
export function Decisions() {
  const { data: decisions = [] } = useSWR(path, load, { revalidateOnMount: true })
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="decisions" className="panel grid gap-3 p-4">
      <h2 id="decisions" className="flex items-center gap-2 text-lg">
        <Gavel aria-hidden size={20} />
        {t`Decisions about your memes`}
      </h2>
      <ul className="grid gap-4">
        {decisions.map((decision) => (
          <li key={decision.id} className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
            <p>
              <strong dir="auto">{decision.title}</strong>{' '}
              <span className="text-soft">{formatDate(decision.madeAt)}</span>
            </p>
            <p>
              {decision.isReversed
                ? `${t`The decision is undone.`} ${reasonText(decision.reason)}`
                : t`${actText(decision.act)}. ${reasonText(decision.reason)}`}
              {decision.details !== '' && (
                <>
                  : <bdi>{decision.details}</bdi>
                </>
              )}
            </p>
            <Appeal decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What became of the appeal, or the button that makes it. */
function Appeal({
  decision: { id, title, appeal, answer, isReversed },
}: {
  readonly decision: Decision
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [words, setWords] = useState('')
  if (answer !== null) {
    return (
      <p className="text-soft">
        {isReversed ? t`You appealed, and it was undone.` : t`You appealed, and it stands.`}{' '}
        <span dir="auto">{answer}</span>
      </p>
    )
  }
  if (isReversed) return null
  if (appeal !== null)
    return <p className="text-soft">{t`You have appealed. Nobody has answered yet.`}</p>

  async function confirm(): Promise<void> {
    setIsBusy(true)
    try {
      await send(calls.appealDecision, { params: { id }, body: { appeal: words } })
      notify({ title: t`Success`, description: t`The people who run this site read it.` })
      setIsAsking(false)
    } catch (error) {
      reportFailedWrite(error, t`Your appeal could not be sent.`)
    } finally {
      setIsBusy(false)
      await mutate(path)
    }
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setIsAsking(true)}>
        <Trans>
          Appeal...<span className="sr-only"> the decision about {title}</span>
        </Trans>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t`Appeal this decision?`}
          text={t`You can do so once. The people who run this site read what you write, and decide again.`}
          action={isBusy ? t`Sending...` : t`Send Appeal`}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          <label className="field mb-6">
            {t`Why is it wrong?`}
            <textarea
              className="input"
              rows={4}
              required
              maxLength={MAX_APPEAL_LENGTH}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        </ConfirmDialog>
      )}
    </>
  )
}
