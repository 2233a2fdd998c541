/**
 * `fetch` as an endpoint may be trusted with it: no redirects, a bounded body, and one more try after
 * a bounded wait where the endpoint is overloaded.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { EndpointError } from './endpoint-error.ts'

const USUAL_WAIT_MS = 500
/** A longer wait is not worth it: the person is told instead. */
const MAX_WAIT_MS = 10_000

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** @param maxBytes largest body that is read */
export function createEndpointFetch(maxBytes: number): Fetch {
  return async (input, init) => {
    const send = () => fetch(input, { ...init, redirect: 'manual' })
    const first = await send()
    const wait = waitBeforeRetry(first)
    if (wait === undefined) return await readWhole(first, maxBytes)
    await first.body?.cancel()
    await sleep(wait, undefined, init?.signal ? { signal: init.signal } : {})
    return await readWhole(await send(), maxBytes)
  }
}

/** @returns undefined when there is nothing to wait for, or too long to */
function waitBeforeRetry({ status, headers }: Response): number | undefined {
  if (status !== 429 && status < 500) return undefined
  const header = headers.get('retry-after')
  if (header === null) return USUAL_WAIT_MS
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  if (Number.isNaN(wait)) return USUAL_WAIT_MS
  return wait > MAX_WAIT_MS ? undefined : Math.max(wait, 0)
}

/** The same answer with its body in memory, so that reading it later neither waits nor grows. */
async function readWhole(response: Response, maxBytes: number): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new EndpointError(`the endpoint sent more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new WholeResponse(Buffer.concat(chunks), response)
}

/**
 * A body of megabytes as it is. `Response` would copy it: with a picture of 4 MB in base64 the peak of
 * memory was 169 MB and not 154 (2026-11-22). To keep that base64 out of `JSON.parse`, too, gained
 * neither memory (154 MB) nor time (46 ms a meme with and without).
 */
class WholeResponse extends Response {
  readonly #whole: Buffer<ArrayBuffer>

  constructor(whole: Buffer<ArrayBuffer>, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers })
    this.#whole = whole
  }

  override readonly bytes = async () => this.#whole
  override readonly text = async () => this.#whole.toString()
  override readonly json = async () => JSON.parse(this.#whole.toString())
}
