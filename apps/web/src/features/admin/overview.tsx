import {
  type AdminOverview,
  calls,
  formatBytes,
  type Growth,
  type MailNumbers,
} from '@memesmith/contract'
import useSWR from 'swr'
import { ResponseError } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { formatNumber, formatTime } from './format.ts'

/** The numbers of the site, its health, and the limits that hold. */
export const Overview = ({ overview }: { readonly overview: AdminOverview }) => (
  <>
    <h2 className="sr-only">Overview</h2>
    <dl className="admin-numbers">
      <Total name="Users" growth={overview.users} format={formatNumber} />
      <Total name="Memes" growth={overview.memes} format={formatNumber} />
      <Total name="Pictures and text" growth={overview.bytes} format={formatBytes} />
    </dl>
    <dl className="admin-limits panel">
      <dt>Server</dt>
      <dd>
        <Health />
      </dd>
      <dt>Version</dt>
      <dd>
        {overview.version}
        {overview.commit !== undefined && ` (${overview.commit})`}
      </dd>
      <dt>Database</dt>
      <dd>{formatBytes(overview.databaseBytes)}</dd>
      <dt>Free space</dt>
      <dd>
        {overview.freeBytes === null
          ? 'Only the server of PostgreSQL knows it.'
          : `${formatBytes(overview.freeBytes)} for saves`}
      </dd>
      <dt>Mail</dt>
      <dd>
        {overview.mails === null ? 'No mail server is set.' : <Mails mails={overview.mails} />}
      </dd>
    </dl>
    <h2 className="text-2xl">Running limits</h2>
    <dl className="admin-limits panel">
      {overview.limits.map(({ setting, value }) => (
        <div key={setting}>
          <dt>{setting}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
)

interface TotalProps {
  readonly name: string
  readonly growth: Growth
  readonly format: (value: number) => string
}

function Total({ name, growth: { total, lastDay, lastWeek }, format }: TotalProps) {
  const grown = (value: number | null) =>
    value === null ? 'not known yet' : `${value > 0 ? '+' : ''}${format(value)}`
  return (
    <div className="panel">
      <dt>{name}</dt>
      <dd className="admin-total">{format(total)}</dd>
      <dd className="text-soft">Last day: {grown(lastDay)}</dd>
      <dd className="text-soft">Last week: {grown(lastWeek)}</dd>
    </div>
  )
}

/** Since the server has started, because every server counts its own. */
const Mails = ({ mails: { sent, refused, failed, lastFailure } }: { mails: MailNumbers }) => (
  <>
    {formatNumber(sent)} sent, {formatNumber(refused)} refused, {formatNumber(failed)} failed since
    the start
    {lastFailure !== null && (
      <p className="text-soft">
        {formatTime(lastFailure.at)}: {lastFailure.reason}
      </p>
    )}
  </>
)

/** What the server says about itself, as to a load balancer. */
async function askWhetherReady(): Promise<string> {
  try {
    const { problems = [] } = await call(calls.readiness, {})
    if (problems.length === 0) return 'Ready'
    return `Nothing new can be saved: ${problems.join(', and ')}.`
  } catch (error) {
    return (error instanceof ResponseError && error.serverMessage) || 'It did not answer.'
  }
}

function Health() {
  const { data } = useSWR(calls.readiness.path, askWhetherReady, { revalidateOnMount: true })
  return <span role="status">{data ?? 'Asking...'}</span>
}
