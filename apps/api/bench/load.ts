import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

interface Report {
  readonly requests: { readonly sent: number }
  readonly start: string
  readonly finish: string
  readonly latency: { readonly p50: number; readonly p99: number }
  readonly errors: number
  readonly '4xx': number
  readonly '5xx': number
}

/** What the load generator reports. */
export interface Load extends Report {
  /** Requests a second. The generator's own average is of samples. */
  readonly rate: number
}

interface LoadOptions {
  readonly connections: number
  readonly amount: number
  readonly headers?: Readonly<Record<string, string>>
  /** Makes the requests POST. */
  readonly body?: string
}

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

/** Sends requests from another process. */
export async function load(
  url: string,
  { connections, amount, headers = {}, body }: LoadOptions,
): Promise<Load> {
  const options = [
    // Ends and measures within a tick, which is a second without -L.
    ...['-j', '-L', '20', '-c', String(connections), '-a', String(amount)],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    ...(body === undefined ? [] : ['-m', 'POST', '-b', body]),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url])
  const report: Report = JSON.parse(stdout)
  const ms = Date.parse(report.finish) - Date.parse(report.start)
  return { ...report, rate: (report.requests.sent * 1000) / ms }
}
