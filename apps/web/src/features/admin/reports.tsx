import { t } from '@lingui/core/macro'
import { calls, type ReportedMeme } from '@memesmith/contract'
import { createLoader } from '../../lib/api-client.ts'
import { reasonText } from '../memes/decision-texts.ts'
import { useSite } from '../site/use-site.ts'
import { actOnMeme } from './act-on-meme.ts'
import { ActWithReason } from './act-with-reason.tsx'
import { formatTime } from './format.ts'
import { HideFromPublic } from './hide-from-public.tsx'
import { MemeRow } from './meme-row.tsx'
import { PagedList } from './paged-list.tsx'
import { useAdminAction } from './use-admin-action.ts'

const loadReports = createLoader(calls.adminReports)

/** The memes that people have reported, until an administrator decides about them. */
export const Reports = () => (
  <>
    <h2 className="sr-only">{t`Reports`}</h2>
    <PagedList
      path={calls.adminReports.path}
      load={loadReports}
      nothing={t`No meme waits for a decision.`}
      more={t`Show more reports`}
      keyOf={({ meme }) => meme.shareId}
    >
      {(reported) => <Reported {...reported} />}
    </PagedList>
  </>
)

function Reported({ meme, reports }: ReportedMeme) {
  const { publicGallery } = useSite()
  const { isBusy, run } = useAdminAction()
  const keep = () =>
    run(() => actOnMeme(meme.shareId, 'dismiss-reports'), t`The meme stays as it is.`)
  return (
    <MemeRow
      meme={meme}
      actions={
        <>
          <button
            type="button"
            className="button button-small"
            disabled={isBusy}
            onClick={() => void keep()}
          >
            {t`Keep`}
            <span className="sr-only"> {meme.title}</span>
          </button>
          {publicGallery !== 'off' && <HideFromPublic meme={meme} />}
          <ActWithReason
            meme={meme}
            act="warn"
            label={t`Warn`}
            doing={t`Warning...`}
            question={t`Warn its owner?`}
            text={t`The meme stays as it is. Its owner reads why this is a warning.`}
            done={t`Its owner is warned.`}
          />
          <ActWithReason
            meme={meme}
            act="suspend-owner"
            label={t`Suspend`}
            doing={t`Suspending...`}
            className="button-danger"
            question={t`Suspend its owner?`}
            text={t`All memes of this account are gone for everyone, until you lift the suspension.`}
            done={t`The account is suspended.`}
          />
        </>
      }
    >
      <ul className="admin-list">
        {reports.map(({ id, reason, details, createdAt }) => (
          <li key={id} className="admin-report">
            <p>
              <strong>{reasonText(reason)}</strong>{' '}
              <span className="text-soft">{formatTime(createdAt)}</span>
            </p>
            {details !== '' && <blockquote className="admin-quote">{details}</blockquote>}
          </li>
        ))}
      </ul>
    </MemeRow>
  )
}
