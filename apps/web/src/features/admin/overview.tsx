import { type AdminOverview, endpoints, type Growth } from '@memesmith/contract'
import useSWR from 'swr'
import { ResponseError, request } from '../../lib/api-client.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { formatNumber } from './format.ts'

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

const { method, path } = endpoints.readiness

/** What the server says about itself, as to a load balancer. */
async function askWhetherReady(): Promise<string> {
  try {
    await request(method, path)
    return 'Ready'
  } catch (error) {
    return (error instanceof ResponseError && error.serverMessage) || 'It did not answer.'
  }
}

function Health() {
  const { data } = useSWR(path, askWhetherReady, { revalidateOnMount: true })
  return <span role="status">{data ?? 'Asking...'}</span>
}
