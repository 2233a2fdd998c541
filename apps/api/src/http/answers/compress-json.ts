import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A value as JSON, plain and compressed: a body for `sendCompressed` that can be cached. */
export interface CompressedJson {
  readonly plain: Buffer
  readonly gzip: Buffer
}

/** Serializes a value on this thread, and compresses it in another. */
export const compressJson = async (value: unknown): Promise<CompressedJson> =>
  await compressBytes(Buffer.from(JSON.stringify(value)))

/** Compresses JSON in another thread. */
export const compressBytes = async (plain: Buffer): Promise<CompressedJson> => ({
  plain,
  gzip: await compress(plain),
})
