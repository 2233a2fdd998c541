import { once } from 'node:events'
import { close as closeFile, createWriteStream, open as openFile } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { MEGABYTE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { formFileIn, refuseForm } from '../../http/form-file.ts'
import { AppError } from '../../runtime/app-error.ts'

const [open, close] = [promisify(openFile), promisify(closeFile)]

const FILE = { field: 'archive', missing: 'Send the zip in the form field archive.' }

/** Bytes that the archives may have which are being received. */
let reserved = 0

/** What an archive leaves free on the disk, in bytes. */
const FREE_BYTES = 256 * MEGABYTE

/**
 * Receives the file of a form into a temporary file, because it may be larger than memory.
 *
 * @returns its descriptor. The file has no name, so it is gone when it is closed, also if the server
 *   is killed
 * @throws AppError `invalid_request`, `archive_refused` or `storage_full`; nothing is left then
 */
export async function receiveArchive(request: FastifyRequest, maxBytes: number): Promise<number> {
  const expected = Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes)
  const { bavail, bsize } = await statfs(tmpdir())
  if (bavail * bsize < reserved + expected + FREE_BYTES) throw new AppError('storage_full')
  reserved += expected
  try {
    return await receiveFile(request, maxBytes)
  } finally {
    reserved -= expected
  }
}

async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<number> {
  const part = await formFileIn(request, { ...FILE, maxBytes })
  const tooLarge = new AppError('archive_refused', 'The zip is too large.')
  // Otherwise the parser would read on until the form ends, if it does.
  part.file.once('limit', () => part.file.destroy(tooLarge))
  const { file, writer } = await openNameless()
  try {
    await pipeline(part.file, writer).catch(refuse)
    if (part.file.truncated) throw tooLarge
    return file
  } catch (error) {
    await close(file)
    throw error
  }
}

/** What is not an error of the disk is one of the form. */
function refuse(error: unknown): never {
  const isOfDisk = error instanceof Error && 'syscall' in error
  if (!isOfDisk) refuseForm(error)
  throw 'code' in error && error.code === 'ENOSPC' ? new AppError('storage_full') : error
}

async function openNameless() {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-import-'))
  try {
    const path = join(folder, 'archive.zip')
    const writer = createWriteStream(path, { flags: 'wx' })
    await once(writer, 'open')
    return { file: await open(path, 'r'), writer }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
