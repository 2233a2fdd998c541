import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminOverview, Growth, MailNumbers } from '@memesmith/contract'
import { formatNumber, formatSize } from '../../lib/languages/format.ts'
import { formatTime } from './format.ts'

/** The numbers of the site, its health, and the limits that hold. */
export const Overview = ({ overview }: { readonly overview: AdminOverview }) => (
  <>
    <h2 className="sr-only">{t`Overview`}</h2>
    <dl className="admin-numbers">
      <Total name={t`Users`} growth={overview.users} format={formatNumber} />
      <Total name={t`Memes`} growth={overview.memes} format={formatNumber} />
      <Total name={t`Pictures and text`} growth={overview.bytes} format={formatSize} />
    </dl>
    <dl className="admin-limits panel">
      <dt>{t`Server`}</dt>
      <dd>
        <Health overview={overview} />
      </dd>
      <dt>{t`Version`}</dt>
      <dd>
        {overview.version}
        {overview.commit !== undefined && ` (${overview.commit})`}
      </dd>
      <dt>{t`Database`}</dt>
      <dd>{formatSize(overview.databaseBytes)}</dd>
      <dt>{t`Free space`}</dt>
      <dd>
        {overview.freeBytes === null
          ? t`Only the server of PostgreSQL knows it.`
          : freeText(formatSize(overview.freeBytes))}
      </dd>
      <dt>{t`Mail`}</dt>
      <dd>
        {overview.mails === null ? t`No mail server is set.` : <Mails mails={overview.mails} />}
      </dd>
    </dl>
    <h2 className="text-2xl">{t`Running limits`}</h2>
    <dl className="admin-limits panel">
      {overview.limits.map(({ setting, value }) => (
        <div key={setting}>
          <dt>{setting}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </>
)

const freeText = (size: string): string => t`${size} for saves`

interface TotalProps {
  readonly name: string
  readonly growth: Growth
  readonly format: (value: number) => string
}

function Total({ name, growth: { total, lastDay, lastWeek }, format }: TotalProps) {
  const grown = (value: number | null) =>
    value === null ? t`not known yet` : `${value > 0 ? '+' : ''}${format(value)}`
  const day = grown(lastDay)
  const week = grown(lastWeek)
  return (
    <div className="panel">
      <dt>{name}</dt>
      <dd className="admin-total">{format(total)}</dd>
      <dd className="text-soft">{t`Last day: ${day}`}</dd>
      <dd className="text-soft">{t`Last week: ${week}`}</dd>
    </div>
  )
}

/** Since the server has started, because every server counts its own. */
const Mails = ({ mails: { sent, refused, failed, lastFailure } }: { mails: MailNumbers }) => (
  <>
    {t`${sent} sent, ${refused} refused, ${failed} failed since the start`}
    {lastFailure !== null && (
      <p className="text-soft">
        {formatTime(lastFailure.at)}: {lastFailure.reason}
      </p>
    )}
  </>
)

/** Whether the server can serve pages and save, as it tells a load balancer: in English. */
function Health({ overview: { notReady, problems } }: { readonly overview: AdminOverview }) {
  if (notReady !== undefined) return <bdi lang="en">{notReady}</bdi>
  if (problems.length === 0) return t`Ready`
  const reasons = problems.join(', ')
  return (
    <Trans>
      Nothing new can be saved: <bdi lang="en">{reasons}</bdi>.
    </Trans>
  )
}
