import { HOUR_MS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import type { Bucket } from './bucket.ts'
import { areObjectsHeld } from './object-holds.repository.ts'
import { deletePictureObject, listPictureObjects } from './picture-objects.repository.ts'

/** An object whose record was not stored after this time, in ms, never gets one. */
const NEVER_RECORDED_MS = HOUR_MS
const BATCH = 100

/**
 * Removes the objects of deleted pictures, and those whose record was never stored. Does nothing
 * while they are held.
 *
 * @param now milliseconds since 1970
 * @param signal stops after the current object
 */
export async function sweepObjects(
  db: Db,
  bucket: Bucket,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const ids = await listPictureObjects(db, now - NEVER_RECORDED_MS, BATCH)
    // Checked after listing: whoever holds objects from now on no longer sees a record of these.
    if (await areObjectsHeld(db, now)) return
    for (const id of ids) {
      if (signal?.aborted) return
      await bucket.delete(id)
      await deletePictureObject(db, id)
    }
    if (ids.length < BATCH) return
  }
}
