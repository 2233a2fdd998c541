/**
 * Receives the file of a form into a nameless file of the data folder.
 *
 * Problem: a file may be larger than memory, many may arrive at once, and as slowly as their senders
 * like. The system's folder for temporary files is often in memory.
 * Approach: what arrives goes to the disk, where a slow sender keeps nobody waiting. While it arrives,
 * the server keeps checking that the disk has space. The file has no name, so it is gone when it is
 * closed, even if the server is killed.
 */
import { rmSync } from 'node:fs'
import { type FileHandle, open, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { MEGABYTE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { randomId } from '../../runtime/random-id.ts'

/** Space on the disk is checked again after this number of bytes of all files. */
const CHECKED_BYTES = 4 * MEGABYTE

/** No space on the disk, or none in the user's quota. */
const FULL = ['ENOSPC', 'EDQUOT']

const CUT_OFF = /*i18n*/ 'The form is damaged or cut off.'

/** What a file of a form is, how large it may be, and where it is received. */
export interface ExpectedFile {
  readonly field: string
  /** The message when the form does not have it. */
  readonly missing: string
  readonly folder: string
  readonly maxBytes: number
  /** The error of a larger file. */
  readonly tooLarge: AppError
  /** Space in bytes that it leaves free on the disk. */
  readonly freeBytes: number
  /** Throws when the file is refused before it has arrived. Called every `CHECKED_BYTES` of it. */
  readonly check?: () => Promise<void>
  /** Looks at the bytes as they arrive, and passes them on. */
  readonly through?: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>
}

/**
 * Receives the first file of a multipart form.
 *
 * @returns the file, which the caller closes
 * @throws AppError `unsupported_media_type`, `invalid_request`, `storage_full`, or what `ExpectedFile`
 *   throws; nothing is left then
 */
export async function receiveFormFile(
  request: FastifyRequest,
  expected: ExpectedFile,
): Promise<FileHandle> {
  const { folder, maxBytes, freeBytes, tooLarge, check, through } = expected
  const stated = Number(request.headers['content-length'] ?? maxBytes)
  await assertFree(folder, Math.min(stated, maxBytes) + freeBytes)
  // Before the form is parsed: whatever fails in the part must be caught at once.
  const file = await openNameless(folder).catch((error: unknown) => {
    throw refusalOf(error)
  })
  try {
    const part = await partIn(request, expected)
    // Otherwise the parser would read on until the form ends, if it ever does.
    part.once('limit', () => part.destroy(tooLarge))
    const own = { uncheckedBytes: 0 }
    const chunks = checked(part, async ({ length }) => {
      if (isDue(ofAll, length)) await assertFree(folder, freeBytes)
      if (isDue(own, length)) await check?.()
    })
    await file.writeFile(through?.(chunks) ?? chunks)
    if (part.truncated) throw tooLarge
    return file
  } catch (error) {
    // The parser gets no more: it would look for parts in the whole rest of a refused form.
    request.raw.unpipe().resume()
    await file.close()
    throw refusalOf(error)
  }
}

/** The bytes of a received file, in memory that can be transferred. */
export async function readReceived(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(size)
  await file.read(bytes, 0, size, 0)
  return bytes
}

async function partIn(
  request: FastifyRequest,
  { field, missing, maxBytes }: ExpectedFile,
): Promise<MultipartFile['file']> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  // The parser would wait for its end forever.
  if (request.raw.destroyed) throw new AppError('invalid_request', CUT_OFF)
  const part = await request.file({ limits: { fileSize: maxBytes } })
  if (part?.fieldname !== field) throw new AppError('invalid_request', missing)
  return part.file
}

/** @throws AppError `storage_full` when fewer bytes than these are free */
async function assertFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new AppError('storage_full')
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `${randomId()}.received`)
  const file = await open(path, 'wx+', 0o600)
  // Not later: a killed server would leave it.
  rmSync(path, { force: true })
  return file
}

/** What has arrived since the last check. */
interface Unchecked {
  uncheckedBytes: number
}

/** Of all files: many small ones, which stay unfinished, fill the disk as a large one does. */
const ofAll: Unchecked = { uncheckedBytes: 0 }

/** Whether a check is due after these bytes. */
function isDue(since: Unchecked, bytes: number): boolean {
  since.uncheckedBytes += bytes
  if (since.uncheckedBytes < CHECKED_BYTES) return false
  since.uncheckedBytes = 0
  return true
}

async function* checked(
  chunks: AsyncIterable<Buffer>,
  check: (chunk: Buffer) => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await check(chunk)
    yield chunk
  }
}

/** An error without a status is the parser's, unless it is the disk's. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error) return error
  if (!('syscall' in error)) return new AppError('invalid_request', CUT_OFF)
  return 'code' in error && FULL.includes(String(error.code)) ? new AppError('storage_full') : error
}
