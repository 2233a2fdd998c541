import Sqlite from 'better-sqlite3'
import type { ReadBytes } from '../move/verify-copy.ts'

interface MissingBytes {
  readonly id: string
  readonly byte_size: number
}

/** Pictures that are read at the same time; each can be megabytes. */
const AT_ONCE = 8

/**
 * Stores in an SQLite file the bytes of all pictures that are in the bucket.
 *
 * @param readBytes reads from the bucket; undefined when none is configured
 * @param report called repeatedly with the number of finished pictures
 * @throws Error with a sentence for the operator when a picture is not as it was stored; or what
 *   `readBytes` throws
 */
export async function fillPictures(
  file: string,
  readBytes: ReadBytes | undefined,
  report: (done: number, total: number) => void,
): Promise<void> {
  const sqlite = new Sqlite(file, { fileMustExist: true })
  try {
    // The file is a draft: it is written to the disk, or deleted, as a whole.
    sqlite.pragma('synchronous = OFF')
    sqlite.pragma('journal_mode = MEMORY')
    const inBucket = 'from images where octet_length(data) = 0'
    const total = sqlite.prepare<[], number>(`select count(*) ${inBucket}`).pluck().get() ?? 0
    if (total === 0) return
    if (readBytes === undefined) {
      throw new Error(
        `The bucket has ${total} pictures of this site: set S3_ENDPOINT and the like.`,
      )
    }
    const next = sqlite.prepare<[string], MissingBytes>(
      `select id, byte_size ${inBucket} and id > ? order by id limit ${AT_ONCE}`,
    )
    const fill = sqlite.prepare<[Uint8Array, string]>('update images set data = ? where id = ?')
    const fillAll = sqlite.transaction((pictures: readonly (readonly [Uint8Array, string])[]) => {
      for (const picture of pictures) fill.run(...picture)
    })
    let last = ''
    for (let done = 0; ; ) {
      const missing = next.all(last)
      const read = async (row: MissingBytes) => [await readWhole(readBytes, row), row.id] as const
      fillAll(await Promise.all(missing.map(read)))
      done += missing.length
      report(done, total)
      last = missing.at(-1)?.id ?? ''
      if (missing.length < AT_ONCE) break
    }
  } finally {
    sqlite.close()
  }
}

async function readWhole(
  readBytes: ReadBytes,
  { id, byte_size: size }: MissingBytes,
): Promise<Uint8Array> {
  const bytes = await readBytes(id)
  if (bytes?.byteLength === size) return bytes
  const found = bytes === undefined ? 'is not there' : `has ${bytes.byteLength} bytes`
  throw new Error(`The object ${id} of the bucket should have ${size} bytes, but ${found}.`)
}
