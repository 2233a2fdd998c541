import { setImmediate } from 'node:timers/promises'
import type { MemeSummary } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { chunksOf } from '../../../runtime/chunks-of.ts'
import { listMemesOf } from '../memes.repository.ts'
import { toMemeSummary } from '../to-meme.ts'
import { findOriginals } from './duplicates/duplicates.repository.ts'
import {
  listMemeIds,
  type MemeRange,
  type MemeSelection,
  type PlacedMeme,
} from './search/ordered-memes.repository.ts'

interface MemePage {
  readonly memes: readonly MemeSummary[]
  /** The last meme, after which the next page begins; undefined on the last page. */
  readonly next: PlacedMeme | undefined
}

/** Memes per read: 50 with the longest documents hold the event loop for some milliseconds. */
const READ_AT_ONCE = 50

/**
 * Reads one page of the user's memes. A meme that is deleted meanwhile may be missing.
 */
export async function listMemes(
  db: Db,
  userId: number,
  selection: MemeSelection,
  range: MemeRange,
): Promise<MemePage> {
  // One more than requested, to know whether there is another page.
  const found = await listMemeIds(db, userId, selection, { ...range, limit: range.limit + 1 })
  const page = found.slice(0, range.limit)
  const ids = page.map(({ id }) => id)
  const originals = await findOriginals(db, userId, ids)
  const memes: MemeSummary[] = []
  for (const some of chunksOf(ids, READ_AT_ONCE)) {
    const rows = new Map((await listMemesOf(db, userId, some)).map((row) => [row.id, row]))
    for (const id of some) {
      const row = rows.get(id)
      const duplicateOf = originals.get(id)
      if (row !== undefined)
        memes.push({ ...toMemeSummary(row), ...(duplicateOf && { duplicateOf }) })
    }
    // Other requests run after each part.
    await setImmediate()
  }
  return { memes, next: found.length > range.limit ? page.at(-1) : undefined }
}
