/**
 * Writes templates as a zip that another site imports to the same bytes.
 *
 * The same templates always give the same zip: files are sorted by name, have the same time, and are not
 * compressed. One template is in memory at a time, besides the details of all of them.
 */
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import {
  MAX_ARCHIVE_BYTES,
  MAX_PACK_DETAILS_BYTES,
  MAX_PACK_TEMPLATES,
  MEGABYTE,
  PACK_DETAILS_FILE,
  PACK_SCHEMA_FILE,
} from '@memesmith/contract'
import yazl from 'yazl'
import { systemReason } from '../../../runtime/system-reason.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { byName } from './pack-files.ts'
import { PACK_SCHEMA } from './pack-schema.ts'
import { readForPack } from './read-for-pack.ts'

/** The earliest time that a zip can have; it has no time zone. */
const FILE_OPTIONS = {
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100644,
  compress: false,
}

/**
 * Writes templates to a new file. It is complete when this resolves, and does not exist if it rejects.
 *
 * @param slugs of imported templates; one that is removed meanwhile is skipped
 * @returns the number of templates
 * @throws Error with a sentence for the operator when the file exists, or can't be written
 */
export async function writePack(
  site: SiteStorage,
  slugs: readonly string[],
  target: string,
): Promise<number> {
  if (slugs.length > MAX_PACK_TEMPLATES) {
    throw tooMuch(`${MAX_PACK_TEMPLATES.toLocaleString('en-US')} templates`)
  }
  if (existsSync(target)) throw new Error(`${target} already exists: choose another name.`)
  const draft = `${target}.part`
  const file = await open(draft, 'w').catch(refuse)
  try {
    const count = await write(file, site, slugs)
    await rename(draft, target)
    return count
  } finally {
    await rm(draft, { force: true })
  }

  function refuse(error: unknown): never {
    throw new Error(`${target} cannot be written: ${systemReason(error)}.`)
  }
}

async function write(
  file: FileHandle,
  site: SiteStorage,
  slugs: readonly string[],
): Promise<number> {
  const zip = new yazl.ZipFile()
  const output = file.createWriteStream({ flush: true })
  try {
    // A file that can't be written ends this, although its reader waits.
    const [count] = await Promise.all([
      addTemplates(zip, site, slugs),
      pipeline(zip.outputStream, output),
    ])
    return count
  } finally {
    output.destroy()
  }
}

async function addTemplates(
  zip: yazl.ZipFile,
  site: SiteStorage,
  slugs: readonly string[],
): Promise<number> {
  const entries: string[] = []
  let [bytes, detailsBytes] = [0, 0]
  for (const slug of [...slugs].sort(byName)) {
    const template = await readForPack(site, slug)
    if (template === undefined) continue
    for (const [path, content] of template.files) {
      bytes += content.length
      if (bytes > MAX_ARCHIVE_BYTES) throw tooMuch(`${MAX_ARCHIVE_BYTES / MEGABYTE} MB of pictures`)
      await addFile(zip, path, content)
    }
    const entry = linesOf(template.file, template.entry)
    detailsBytes += Buffer.byteLength(entry)
    if (detailsBytes > MAX_PACK_DETAILS_BYTES - MEGABYTE) {
      throw tooMuch(`${MAX_PACK_DETAILS_BYTES / MEGABYTE} MB of details`)
    }
    entries.push(entry)
  }
  const parts = [linesOf('$schema', `./${PACK_SCHEMA_FILE}`), ...entries]
  await addFile(zip, PACK_DETAILS_FILE, Buffer.from(`{\n${parts.join(',\n')}\n}\n`))
  await addFile(zip, PACK_SCHEMA_FILE, Buffer.from(PACK_SCHEMA))
  zip.end()
  return entries.length
}

/** A field of an object, without the object's braces. */
const linesOf = (name: string, value: unknown): string =>
  JSON.stringify({ [name]: value }, null, 2).slice(2, -2)

/** Adds a file, and forgets it when it is written. */
async function addFile(zip: yazl.ZipFile, path: string, content: Uint8Array): Promise<void> {
  let rest: Uint8Array | undefined = content
  const stream = new Readable({
    read() {
      if (rest !== undefined) this.push(rest)
      rest = undefined
      this.push(null)
    },
  })
  zip.addReadStream(stream, path, FILE_OPTIONS)
  await finished(stream)
}

const tooMuch = (limit: string) =>
  new Error(`A pack has at most ${limit}: name the templates that it shall have.`)
