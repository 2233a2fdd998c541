import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** What the load generator reports. */
export interface Load {
  readonly requests: { readonly average: number; readonly sent: number }
  readonly start: string
  readonly finish: string
  readonly latency: { readonly p50: number; readonly p99: number }
  readonly errors: number
  readonly '4xx': number
  readonly '5xx': number
}

interface LoadOptions {
  readonly connections: number
  readonly amount: number
  readonly headers?: Readonly<Record<string, string>>
  /** Makes the requests POST. */
  readonly body?: string
}

/** Requests a second. The generator's own average counts whole seconds. */
export const rateOf = ({ requests, start, finish }: Load): number =>
  (requests.sent * 1000) / (Date.parse(finish) - Date.parse(start))

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

/** Sends requests from another process. */
export async function load(
  url: string,
  { connections, amount, headers = {}, body }: LoadOptions,
): Promise<Load> {
  const options = [
    ...['-j', '-c', String(connections), '-a', String(amount)],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    ...(body === undefined ? [] : ['-m', 'POST', '-b', body]),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, url])
  return JSON.parse(stdout)
}
