import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'

/** A file on the disk, for as long as it is needed. */
export interface ReceivedFile {
  readonly path: string
  dispose(): Promise<void>
}

/**
 * Receives the file of a form into a temporary file, because it may be larger than memory.
 *
 * @throws AppError `invalid_request` or `archive_refused`; nothing is left then
 */
export async function receiveArchive(request: FastifyRequest): Promise<ReceivedFile> {
  const part = await request.file()
  if (part?.fieldname !== 'archive') {
    throw new AppError('invalid_request', 'Send the zip in the form field archive.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-import-'))
  const path = join(folder, 'archive.zip')
  const dispose = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) throw new AppError('archive_refused', 'The zip is too large.')
    return { path, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
