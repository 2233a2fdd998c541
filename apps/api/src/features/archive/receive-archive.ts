/**
 * Receives zips into a folder of the data folder.
 *
 * Problem: a zip may be larger than memory, and the system's folder for temporary files is often in
 * memory. Its sender may take hours.
 * Approach: nothing is written before the first bytes show that it is a zip. While it arrives, the server
 * keeps checking that the disk has space, and that the account may still import.
 */
import { close as closeFile, open as openFile, rmSync, writeFile } from 'node:fs'
import { readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MultipartFile } from '@fastify/multipart'
import { MEGABYTE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { makeFolder } from '../../database/make-folder.ts'
import { formFileIn, refuseForm } from '../../http/requests/form-file.ts'
import { AppError } from '../../runtime/app-error.ts'
import { randomId } from '../../runtime/random-id.ts'

const [open, close, write] = [promisify(openFile), promisify(closeFile), promisify(writeFile)]

const FILE = { field: 'archive', missing: /*i18n*/ 'Send the zip in the form field archive.' }

/** Space in bytes that a zip leaves free on the disk. */
const FREE_BYTES = 256 * MEGABYTE
/** The checks are repeated after this number of bytes. */
const CHECKED_BYTES = 16 * MEGABYTE

/** The signatures of a zip's first file, and of the end of one without files. */
const STARTS_OF_ZIP = ['PK\x03\x04', 'PK\x05\x06']
const START_LENGTH = 4

interface ExpectedArchive {
  /** Where it is received. */
  readonly folder: string
  readonly maxBytes: number
  /** Throws when its sender may not import any more. */
  assertAllowed(): Promise<void>
}

/** Removes what a killed server has left in the folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) await rm(join(folder, name), { force: true })
}

/**
 * Receives the file of a form.
 *
 * @returns its descriptor. The file has no name, so it is gone when it is closed, even if the server is
 *   killed
 * @throws AppError `invalid_request`, `archive_refused`, `storage_full`, or that of `assertAllowed`;
 *   nothing is left then
 */
export async function receiveArchive(
  request: FastifyRequest,
  { folder, maxBytes, assertAllowed }: ExpectedArchive,
): Promise<number> {
  makeFolder(folder)
  await assertFree(
    folder,
    Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes),
  )
  const part = await formFileIn(request, { ...FILE, maxBytes })
  const tooLarge = new AppError('archive_refused', /*i18n*/ 'The zip is too large.')
  // Otherwise the parser would read on until the form ends, if it ever does.
  part.file.once('limit', () => part.file.destroy(tooLarge))
  const chunks = zipIn(part.file, async () => {
    await assertFree(folder, 0)
    await assertAllowed()
  })
  const first = await chunks.next().catch((error) => refuse(request, error))
  const file = await openNameless(folder)
  try {
    // Not a stream: it would close the descriptor too, whose number may belong to another file by then.
    if (!first.done) await write(file, first.value)
    for await (const chunk of chunks) await write(file, chunk)
    if (part.file.truncated) throw tooLarge
    return file
  } catch (error) {
    await close(file)
    refuse(request, error)
  }
}

/** @throws AppError `storage_full` when a zip of this many bytes would leave too little on the disk */
async function assertFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + FREE_BYTES) throw new AppError('storage_full')
}

/**
 * The bytes of a zip.
 *
 * @param check called every `CHECKED_BYTES`
 * @throws AppError `archive_refused` at once when it is none
 */
async function* zipIn(
  file: MultipartFile['file'],
  check: () => Promise<void>,
): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0)
  let unchecked = 0
  for await (const chunk of file) {
    const isStart = start.length < START_LENGTH
    if (isStart) {
      start = Buffer.concat([start, chunk])
      if (start.length < START_LENGTH) continue
      assertStartsAsZip(start)
    }
    unchecked += chunk.length
    if (unchecked >= CHECKED_BYTES) {
      unchecked = 0
      await check()
    }
    yield isStart ? start : chunk
  }
  assertStartsAsZip(start)
}

function assertStartsAsZip(bytes: Buffer): void {
  if (STARTS_OF_ZIP.includes(bytes.toString('latin1', 0, START_LENGTH))) return
  throw new AppError('archive_refused', /*i18n*/ 'This file is not a zip.')
}

/** An error that is not the disk's is the form's. */
function refuse(request: FastifyRequest, error: unknown): never {
  const isOfDisk = error instanceof Error && 'syscall' in error
  if (!isOfDisk) refuseForm(request, error)
  throw 'code' in error && error.code === 'ENOSPC' ? new AppError('storage_full') : error
}

async function openNameless(folder: string): Promise<number> {
  const path = join(folder, `${randomId()}.zip`)
  const file = await open(path, 'wx+')
  rmSync(path, { force: true })
  return file
}
