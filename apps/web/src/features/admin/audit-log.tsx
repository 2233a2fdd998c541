import { t } from '@lingui/core/macro'
import { type AuditEntry, calls, pathOf } from '@memesmith/contract'
import { createLoader } from '../../lib/api-client.ts'
import { auditText } from './audit-texts.ts'
import { formatTime } from './format.ts'
import { PagedList } from './paged-list.tsx'

const loadLog = createLoader(calls.adminLog)

/** What administrators and commands have done, the newest first. */
export const AuditLog = () => (
  <>
    <h2 className="sr-only">{t`Log`}</h2>
    <PagedList
      path={calls.adminLog.path}
      load={loadLog}
      className="admin-log"
      nothing={t`Nothing was done yet.`}
      more={t`Show older entries`}
      keyOf={({ id }) => String(id)}
    >
      {(entry) => <Entry entry={entry} />}
    </PagedList>
  </>
)

const Entry = ({ entry: { at, actor, act, user, shareId, details } }: EntryProps) => (
  <>
    <span className="text-soft">{formatTime(at)}</span>
    <span>
      <strong>{actor}</strong> {auditText(act)} {user !== null && <strong>{user}</strong>}
      {shareId !== null && (
        <a href={pathOf(calls.sharePage, { shareId })} target="_blank" rel="noreferrer">
          {shareId}
        </a>
      )}
      {details !== '' && (user === null && shareId === null ? `“${details}”` : `: ${details}`)}
    </span>
  </>
)

interface EntryProps {
  readonly entry: AuditEntry
}
