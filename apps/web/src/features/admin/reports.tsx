import { calls, REPORT_REASONS, type ReportedMeme } from '@memesmith/contract'
import { createLoader } from '../../lib/api-client.ts'
import { actOnMeme } from './act-on-meme.ts'
import { formatTime } from './format.ts'
import { MemeRow } from './meme-row.tsx'
import { PagedList } from './paged-list.tsx'
import { useAdminAction } from './use-admin-action.ts'

const loadReports = createLoader(calls.adminReports)

/** The memes that people have reported, until an administrator decides about them. */
export const Reports = () => (
  <>
    <h2 className="sr-only">Reports</h2>
    <PagedList
      path={calls.adminReports.path}
      load={loadReports}
      nothing="No meme waits for a decision."
      more="Show more reports"
      keyOf={({ meme }) => meme.shareId}
    >
      {(reported) => <Reported {...reported} />}
    </PagedList>
  </>
)

function Reported({ meme, reports }: ReportedMeme) {
  const { isBusy, run } = useAdminAction()
  const keep = () =>
    run(() => actOnMeme(meme.shareId, 'dismiss-reports'), 'The meme stays as it is.')
  return (
    <MemeRow
      meme={meme}
      actions={
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => void keep()}
        >
          Keep
          <span className="sr-only"> {meme.title}</span>
        </button>
      }
    >
      <ul className="admin-list">
        {reports.map(({ id, reason, details, createdAt }) => (
          <li key={id} className="admin-report">
            <p>
              <strong>{REPORT_REASONS[reason]}</strong>{' '}
              <span className="text-soft">{formatTime(createdAt)}</span>
            </p>
            {details !== '' && <blockquote className="admin-quote">{details}</blockquote>}
          </li>
        ))}
      </ul>
    </MemeRow>
  )
}
