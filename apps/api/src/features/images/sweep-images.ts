import { DAY_MS } from '@memesmith/contract'
import type { Db } from '../../database/connect.ts'
import { deleteUnusedImages, listImageIds } from '../../storage/images.repository.ts'

/** An upload that no meme uses is kept this long: somebody may still be writing its captions. */
export const UNUSED_UPLOAD_MS = DAY_MS

// The writing thread is free for others after each of them, a few milliseconds later.
const BATCH = 100

/**
 * Removes the images that no meme and no template uses any more.
 *
 * @param now milliseconds since 1970
 * @param signal stops it after the batch that is under way
 */
export async function sweepImages(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  let after = ''
  while (!signal?.aborted) {
    const ids = await listImageIds(db, after, BATCH)
    const last = ids.at(-1)
    if (last === undefined) return
    await deleteUnusedImages(db, ids, now - UNUSED_UPLOAD_MS)
    after = last
  }
}
