import { t } from '@lingui/core/macro'
import { ADMIN_PATH, type AdminOverview, queryOf } from '@memesmith/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { useSite } from '../site/use-site.ts'
import { Appeals } from './appeals.tsx'
import { AuditLog } from './audit-log.tsx'
import { Invitations } from './invitations.tsx'
import { Memes } from './memes.tsx'
import { Overview } from './overview.tsx'
import { Reports } from './reports.tsx'
import { Users } from './users.tsx'
import { WaitingMemes } from './waiting-memes.tsx'

const tabTexts = () => ({
  overview: t`Overview`,
  reports: t`Reports`,
  waiting: t`Waiting`,
  appeals: t`Appeals`,
  users: t`Users`,
  memes: t`Memes`,
  invitations: t`Invitations`,
  log: t`Log`,
})

const isTab = (name: string): name is keyof ReturnType<typeof tabTexts> =>
  Object.hasOwn(tabTexts(), name)

/** The administration, for administrators. The tab is in the address. */
export function Administration({ overview }: { readonly overview: AdminOverview }) {
  const [parameters] = useSearchParams()
  const { publicGallery } = useSite()
  const named = parameters.get('tab') ?? ''
  const tab = isTab(named) ? named : 'overview'
  return (
    <div className="shell page gap-6">
      <h1 className="page-title">{t`Administration`}</h1>
      <nav aria-label={t`Administration`} className="admin-nav">
        {Object.entries(tabTexts())
          .filter(([name]) => name !== 'waiting' || publicGallery !== 'off')
          .map(([name, label]) => (
            <Link
              key={name}
              to={ADMIN_PATH + queryOf({ tab: name === 'overview' ? undefined : name })}
              className="button button-plain"
              aria-current={name === tab ? 'page' : undefined}
            >
              {label}
              {name === 'reports' && overview.hasReports && (
                <span className="admin-state admin-state-bad">{t`new`}</span>
              )}
            </Link>
          ))}
      </nav>
      {tab === 'overview' && <Overview overview={overview} />}
      {tab === 'reports' && <Reports />}
      {tab === 'waiting' && <WaitingMemes />}
      {tab === 'appeals' && <Appeals />}
      {tab === 'users' && <Users />}
      {tab === 'memes' && <Memes />}
      {tab === 'invitations' && <Invitations />}
      {tab === 'log' && <AuditLog />}
    </div>
  )
}
