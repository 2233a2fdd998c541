/**
 * Opens a zip of a stranger, and refuses one that is made to do harm.
 *
 * Problem: a zip can name files outside of its folder, be a link, or unpack to a thousand times its
 * size.
 * Approach: all names and sizes are checked before anything is unpacked. Nothing is ever written to a
 * path of the zip: files are read into memory one by one, each within the limit of its kind.
 */

import { closeSync } from 'node:fs'
import { MAX_ARCHIVE_BYTES, MEGABYTE } from '@memesmith/contract'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { AppError } from '../app-error.ts'

/** The files of a zip that were checked. */
export interface OpenZip {
  /** Their paths, without folders. */
  readonly names: readonly string[]
  has(name: string): boolean
  /**
   * The bytes of a file, in memory that can be transferred; undefined if there is none of this name.
   *
   * @param maxBytes a longer file is refused
   * @throws AppError `archive_refused` that names the file
   */
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
  close(): void
}

/** A zip of pictures is hardly smaller than they are. */
const MAX_RATIO = 100
/** Where the ratio does not matter. */
const SMALL = MEGABYTE
/** The type of a file in Unix's mode, and its value for a symbolic link. */
const TYPE_BITS = 0o170000
const LINK = 0o120000

/**
 * @param file the descriptor of the zip; it is closed with the zip, or when this throws
 * @param maxFiles a zip of more files and folders is refused
 * @param nameOf the name that a file has in `names`, by its path; of two files with the same name,
 *   the last one counts
 * @throws AppError `archive_refused` with a sentence for the user
 */
export async function openZip(
  file: number,
  maxFiles: number,
  nameOf = (path: string): string => path,
): Promise<OpenZip> {
  const zip = await yauzl
    .fromFdPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch((error: unknown) => {
      closeSync(file)
      throw refusal(`This file can't be read as a zip: ${reasonOf(error)}.`)
    })
  try {
    const entries = await checkEntries(zip, maxFiles, nameOf)
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      async read(name, maxBytes) {
        const entry = entries.get(name)
        return entry && (await readEntry(zip, name, entry, maxBytes))
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function checkEntries(
  zip: ZipFile,
  maxFiles: number,
  nameOf: (path: string) => string,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxFiles) {
    throw refusal(
      `The zip has ${zip.entryCount.toLocaleString('en-US')} files, which are too many.`,
    )
  }
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry
      if (entry.isEncrypted()) throw refusal('The zip is encrypted: send it without a password.')
      if (((externalFileAttributes >>> 16) & TYPE_BITS) === LINK) {
        throw refusal(`The zip has a link, which is refused: ${shown(fileName)}.`)
      }
      packed += compressedSize
      unpacked += uncompressedSize
      if (unpacked > MAX_ARCHIVE_BYTES || unpacked > SMALL + MAX_RATIO * packed) {
        throw refusal('The zip would unpack to far more than its size, so it is refused.')
      }
      if (!fileName.endsWith('/')) entries.set(nameOf(fileName), entry)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refusal(`This zip is refused: ${reasonOf(error)}.`)
  }
  return entries
}

async function readEntry(
  zip: ZipFile,
  name: string,
  entry: Entry,
  maxBytes: number,
): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw refusal(`${shown(name)} is too large.`)
  try {
    const bytes = Buffer.from(new ArrayBuffer(entry.uncompressedSize))
    let length = 0
    // It fails if there is more or less than the size that was checked.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes.set(chunk, length)
      length += chunk.length
    }
    return bytes
  } catch (error) {
    throw refusal(`${shown(name)} is damaged: ${reasonOf(error)}.`)
  }
}

const refusal = (sentence: string): AppError => new AppError('archive_refused', sentence)

const reasonOf = (error: unknown): string =>
  shown(error instanceof Error ? error.message : String(error))

/** Names and messages are as long as the sender likes. */
const shown = (text: string): string => text.slice(0, 100)
