/**
 * Keeps a takedown from being undone by its meme's owner.
 *
 * Problem: a meme that was taken down could be saved again, with a new link.
 * Approach: a takedown keeps the ids of its meme's pictures and uploads, and the hashes of their bytes.
 * If its owner saves anything made from them, or exactly equal to them, it is refused. The same file is
 * always stored as the same bytes, so it is recognized when it is uploaded again.
 * Limits: a modified picture is a different one, and so is the same picture in another account.
 */
import type { Db } from '../database/schema.ts'
import { hashPicture } from '../render/hash-picture.ts'
import { AppError } from '../runtime/app-error.ts'
import type { ImageStorage, SiteStorage } from './image-storage.ts'
import { hasTakenDownPicture } from './taken-down-pictures.repository.ts'

/**
 * What a takedown records about some pictures.
 *
 * @returns ids, and the hashes of those that can be read: a takedown must not wait for a bucket
 */
export async function readKeys(images: ImageStorage, ids: readonly string[]): Promise<string[]> {
  const keys = [...ids]
  for (const id of ids) {
    const hash = await images.read(id).then(hashPicture, () => undefined)
    if (hash !== undefined) keys.push(hash)
  }
  return keys
}

/**
 * @param keys ids of pictures, and hashes of their bytes
 * @throws AppError `picture_taken_down`
 */
export async function assertNotTakenDown(
  db: Db,
  userId: number,
  keys: readonly string[],
): Promise<void> {
  if (await hasTakenDownPicture(db, userId, keys)) throw new AppError('picture_taken_down')
}

/**
 * Checks the uploads that a meme uses. Their bytes are read only for a user who has had something
 * taken down.
 *
 * @throws AppError as `assertNotTakenDown` does
 */
export async function assertUploadsNotTakenDown(
  { db, images }: SiteStorage,
  userId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || !(await hasTakenDownPicture(db, userId))) return
  await assertNotTakenDown(db, userId, await readKeys(images, ids))
}

/**
 * Checks a picture that is about to be stored.
 *
 * @throws AppError as `assertNotTakenDown` does
 */
export async function assertBytesNotTakenDown(
  db: Db,
  userId: number,
  bytes: Uint8Array,
): Promise<void> {
  if (!(await hasTakenDownPicture(db, userId))) return
  await assertNotTakenDown(db, userId, [await hashPicture(bytes)])
}
