/**
 * Adds the picture's hash to memes that lack it: those from before duplicates were recognized, and
 * those that a server of an older version saves or draws again while the servers of a site are replaced.
 */
import type { Db } from '../../../../database/schema.ts'
import { hashPicture, UNKNOWN_HASH } from '../../../../render/hash-picture.ts'
import { AppError } from '../../../../runtime/app-error.ts'
import type { ImageStorage } from '../../../../storage/image-storage.ts'
import { listWithoutHash, setPictureHash } from './duplicates.repository.ts'

const LISTED_AT_ONCE = 100

/**
 * Reads one picture at a time.
 *
 * @param signal stops after the current picture
 */
export async function addMissingHashes(
  db: Db,
  images: Pick<ImageStorage, 'read'>,
  signal?: AbortSignal,
): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const memes = await listWithoutHash(db, after, LISTED_AT_ONCE)
    if (memes.length === 0) return
    for (const { id, imageId, animationId } of memes) {
      if (signal?.aborted) return
      after = id
      const hash = await images.read(animationId ?? imageId).then(hashPicture, (error: unknown) => {
        // The picture was deleted meanwhile, or is lost.
        if (error instanceof AppError && error.code === 'image_not_found') return UNKNOWN_HASH
        throw error
      })
      await setPictureHash(db, id, imageId, hash)
    }
  }
}
