/**
 * Opens a zip from a stranger, and refuses one that is made to do harm.
 *
 * Problem: a zip can name files outside of its folder, be a link, or unpack to a thousand times its
 * size.
 * Approach: all names and sizes are checked before anything is unpacked. Nothing is ever written to a
 * path of the zip: files are read into memory one by one, each within the limit of its kind.
 */

import { readSync } from 'node:fs'
import { MAX_ARCHIVE_BYTES, MEGABYTE } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { AppError } from '../app-error.ts'

/** The checked files of a zip. */
export interface OpenZip {
  /** Their paths, without folders. */
  readonly names: readonly string[]
  has(name: string): boolean
  /**
   * The bytes of a file, in memory that can be transferred; undefined if there is no file of this name.
   *
   * @param maxBytes a longer file is refused
   * @throws AppError `archive_refused` that names the file
   */
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
}

/** Maximum ratio: pictures hardly compress. */
const MAX_RATIO = 100
/** Below this size in bytes the ratio does not matter. */
const SMALL = MEGABYTE
/** The type of a file in Unix's mode, and its value for a symbolic link. */
const TYPE_BITS = 0o170000
const LINK = 0o120000
/**
 * Bytes of a file's name, extra fields and comment. The format allows 192 KB, whose parts would take
 * megabytes of memory; names have at most 255, and programs write about 40 bytes of extra fields.
 */
const MAX_HEADER = 1024
/** Bytes of all names. For 50,000 memes with pictures and uploads they are 6 MB. */
const MAX_NAMES = 16 * MEGABYTE
const NOTHING = Buffer.alloc(0)
/** The methods that can be unpacked: stored and deflated. */
const METHODS: ReadonlySet<number> = new Set([0, 8])

/**
 * @param file the descriptor of the zip; the caller closes it, even when this throws
 * @param maxFiles a zip with more files and folders is refused
 * @param nameOf maps a file's path to its name in `names`; of two files with the same name, the last
 *   one counts
 * @throws AppError `archive_refused` with a sentence for the user
 */
export async function openZip(
  file: number,
  maxFiles: number,
  nameOf = (path: string): string => path,
): Promise<OpenZip> {
  const zip = await yauzl
    .fromFdPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch(() => {
      throw refusal(hasStartOfZip(file) ? CUT_OFF : /*i18n*/ 'This file is not a zip.')
    })
  const entries = await checkEntries(zip, maxFiles, nameOf)
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async read(name, maxBytes) {
      const entry = entries.get(name)
      return entry && (await readEntry(zip, name, entry, maxBytes))
    },
  }
}

async function checkEntries(
  zip: ZipFile,
  maxFiles: number,
  nameOf: (path: string) => string,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxFiles) {
    throw refusal({
      message: /*i18n*/ 'The zip has {count} files, which are too many.',
      values: { count: zip.entryCount },
    })
  }
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  let nameBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry
      if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > MAX_HEADER) {
        throw refusal({
          message: /*i18n*/ 'The zip says too much about a file: {file}.',
          values: { file: shown(fileName) },
        })
      }
      nameBytes += entry.fileNameLength
      if (nameBytes > MAX_NAMES) {
        throw refusal(/*i18n*/ 'The names of the files in the zip are too long together.')
      }
      if (entry.isEncrypted())
        throw refusal(/*i18n*/ 'The zip is encrypted: send it without a password.')
      if (((externalFileAttributes >>> 16) & TYPE_BITS) === LINK) {
        throw refusal({
          message: /*i18n*/ 'The zip has a link, which is refused: {file}.',
          values: { file: shown(fileName) },
        })
      }
      packed += compressedSize
      unpacked += uncompressedSize
      if (unpacked > MAX_ARCHIVE_BYTES || unpacked > SMALL + MAX_RATIO * packed) {
        throw refusal(/*i18n*/ 'The zip would unpack to far more than its size, so it is refused.')
      }
      // There may be very many, and they are not needed again.
      entry.extraFields = []
      entry.extraFieldRaw = entry.fileNameRaw = entry.fileCommentRaw = NOTHING
      if (!fileName.endsWith('/')) entries.set(nameOf(fileName), entry)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refusal(isAboutName(error) ? BAD_NAME : CUT_OFF)
  }
  return entries
}

const CUT_OFF = /*i18n*/ 'This zip is damaged or cut off. Download or copy it again.'
const BAD_NAME = /*i18n*/ 'The zip has a file whose name leads out of its folder, so it is refused.'

/** The reader checks names, but tells only by its message. */
const isAboutName = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:absolute path|invalid relative path|invalid char)/.test(error.message)

/** Zips start with the signature of their first file. */
function hasStartOfZip(file: number): boolean {
  const start = Buffer.alloc(4)
  readSync(file, start, 0, start.length, 0)
  return start.equals(Buffer.from('PK\x03\x04'))
}

async function readEntry(
  zip: ZipFile,
  name: string,
  entry: Entry,
  maxBytes: number,
): Promise<Buffer> {
  const values = { file: shown(name) }
  if (entry.uncompressedSize > maxBytes) {
    throw refusal({ message: /*i18n*/ '{file} is too large.', values })
  }
  if (!METHODS.has(entry.compressionMethod)) {
    throw refusal({
      message: /*i18n*/ '{file} is packed in an unusual way. Pack the zip with "deflate".',
      values,
    })
  }
  try {
    const bytes = Buffer.from(new ArrayBuffer(entry.uncompressedSize))
    let length = 0
    // It fails if there is more or less than the size that was checked.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes.set(chunk, length)
      length += chunk.length
    }
    return bytes
  } catch {
    throw refusal({
      message: /*i18n*/ '{file} is damaged in the zip. Download or copy the zip again.',
      values,
    })
  }
}

const refusal = (saying: Saying): AppError => new AppError('archive_refused', saying)

/** Names may be of any length. */
const shown = (text: string): string => text.slice(0, 100)
