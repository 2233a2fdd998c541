import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A value as JSON, plain and compressed: a body for `sendCompressed` that can be cached. */
export interface CompressedJson {
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** Serializes a value on this thread, and compresses it in another. */
export async function compressJson(value: unknown): Promise<CompressedJson> {
  const plain = Buffer.from(JSON.stringify(value))
  return { plain, gzip: await compress(plain) }
}
