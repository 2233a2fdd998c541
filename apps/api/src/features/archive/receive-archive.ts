import type { FileHandle } from 'node:fs/promises'
import { MEGABYTE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { type ExpectedFile, receiveFormFile } from '../../http/requests/receive-form-file.ts'
import { AppError } from '../../runtime/app-error.ts'

/** Zips may be large, so they leave the site room to grow. */
const FREE_BYTES = 256 * MEGABYTE

/** The signatures of a zip's first file, and of the end of one without files. */
const STARTS_OF_ZIP = ['PK\x03\x04', 'PK\x05\x06']
const START_LENGTH = 4

/**
 * Receives a zip, once its first bytes show that it is one.
 *
 * @param check throws when its sender may not import any more
 * @throws AppError `archive_refused`, or as `receiveFormFile` does
 */
export const receiveArchive = (
  request: FastifyRequest,
  options: Required<Pick<ExpectedFile, 'folder' | 'maxBytes' | 'check'>>,
): Promise<FileHandle> =>
  receiveFormFile(request, {
    ...options,
    field: 'archive',
    missing: /*i18n*/ 'Send the zip in the form field archive.',
    tooLarge: new AppError('archive_refused', /*i18n*/ 'The zip is too large.'),
    freeBytes: FREE_BYTES,
    through: zipIn,
  })

/** @throws AppError `archive_refused` at once when the bytes are those of no zip */
async function* zipIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const isStart = start.length < START_LENGTH
    if (isStart) {
      start = Buffer.concat([start, chunk])
      if (start.length < START_LENGTH) continue
      assertStartsAsZip(start)
    }
    yield isStart ? start : chunk
  }
  assertStartsAsZip(start)
}

function assertStartsAsZip(bytes: Buffer): void {
  if (STARTS_OF_ZIP.includes(bytes.toString('latin1', 0, START_LENGTH))) return
  throw new AppError('archive_refused', /*i18n*/ 'This file is not a zip.')
}
