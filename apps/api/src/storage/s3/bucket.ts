import { setTimeout as sleep } from 'node:timers/promises'
import { MEGABYTE, MINUTE_MS } from '@memesmith/contract'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../../config/config.ts'
import { AppError } from '../../runtime/app-error.ts'

/** Objects by name, in an S3-compatible store. Every call throws AppError `busy` when it is away. */
export interface Bucket {
  put(name: string, data: Uint8Array, mimeType: string): Promise<void>
  /** @returns undefined when there is no such object */
  get(name: string): Promise<Uint8Array | undefined>
  /** Does nothing when there is no such object. */
  delete(name: string): Promise<void>
  /** Resolves when the bucket responds. */
  check(): Promise<void>
  /** An address where a browser can read an object for `LINK_SECONDS`; missing if browsers can't reach the store. */
  readonly link?: (name: string) => Promise<string>
}

/** Tries of one call. */
const TRIES = 3
/** The first pause between two tries in ms; each further one is twice as long. */
const PAUSE_MS = 100
/** Time for one try in ms. */
const TRY_MS = 5000
/** Further time per byte, enough for a slow connection of 1 MB a second. */
const MS_PER_BYTE = 1000 / MEGABYTE

/**
 * A link works for `LINK_SECONDS`, and what it leads to may be cached for `LINKED_SECONDS`. With the
 * minute for which the redirect is cached, caches show a deleted picture for five minutes at most.
 */
const LINK_SECONDS = 180
const LINKED_SECONDS = 120

/** An answer that may change on another try. */
const isTemporary = (status: number): boolean => status >= 500 || status === 429

/** Path-style addresses: they work with every store, even without a DNS name for each bucket. */
export function openBucket({ endpoint, bucket, publicUrl, ...account }: S3Config): Bucket {
  const client = new AwsClient({ ...account, service: 's3', retries: 0 })
  const root = `${endpoint}/${bucket}`

  /** The bucket stays private: the address is signed, and the signature expires. */
  async function linkAt(publicRoot: string, name: string): Promise<string> {
    // No spaces, which stores decode differently.
    const query = new URLSearchParams({
      'X-Amz-Expires': String(LINK_SECONDS),
      'response-cache-control': `public,max-age=${LINKED_SECONDS}`,
    })
    // All links of one minute are the same, so that a browser loads a picture once.
    const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
    const datetime = minute.toISOString().replace(/[:-]|\.\d{3}/g, '')
    const aws = { signQuery: true, datetime }
    return (await client.sign(`${publicRoot}/${name}?${query}`, { aws })).url
  }

  async function call(method: string, path: string, body?: Uint8Array<ArrayBuffer>, type?: string) {
    const headers = type === undefined ? {} : { 'content-type': type, 'cache-control': IMMUTABLE }
    const time = Math.ceil(TRY_MS + (body?.byteLength ?? 0) * MS_PER_BYTE)
    let reason: object = new Error('no try')
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (attempt > 0) await sleep(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
      try {
        const signal = AbortSignal.timeout(time)
        const request = { method, headers, signal, ...(body && { body }) }
        const response = await client.fetch(`${root}${path}`, request)
        const data = new Uint8Array(await response.arrayBuffer())
        const { status } = response
        if (response.ok) return { status, data }
        const text = new TextDecoder().decode(data)
        if (status === 404 && !text.includes('NoSuchBucket')) return { status, data }
        reason = new Error(`${method} ${root}${path}: ${status} ${text}`)
        if (!isTemporary(status)) break
      } catch (error) {
        reason = error instanceof Error ? error : new Error(String(error))
      }
    }
    throw new AppError('busy', undefined, { cause: reason })
  }

  return {
    async put(name, data, mimeType) {
      // Signing and sending need memory that is not shared.
      await call('PUT', `/${name}`, Uint8Array.from(data), mimeType)
    },
    async get(name) {
      const { status, data } = await call('GET', `/${name}`)
      return status === 404 ? undefined : data
    },
    async delete(name) {
      await call('DELETE', `/${name}`)
    },
    async check() {
      // The answer to HEAD has no body that says what is missing.
      const { status } = await call('HEAD', '')
      if (status === 404) throw new AppError('busy', `There is no bucket at ${root}.`)
    },
    ...(publicUrl !== undefined && { link: (name: string) => linkAt(publicUrl, name) }),
  }
}

/** The bytes of a name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
