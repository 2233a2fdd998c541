import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { randomId } from '../../runtime/random-id.ts'
import type { ImageStorage } from '../image-storage.ts'
import { findImageBytes, isInBucket } from '../images.repository.ts'
import type { Bucket } from './bucket.ts'
import { insertPictureObject } from './picture-objects.repository.ts'
import { sweepObjects } from './sweep-objects.ts'

/**
 * Keeps the bytes in a bucket. Pictures that are still in the database are read from there, so a
 * site can change to a bucket at any time.
 */
export const createS3Storage = (db: Db, { link, ...bucket }: Bucket): ImageStorage => ({
  async store(image) {
    const id = randomId()
    const { data, mimeType } = image
    // If this process ends before the record is stored, the object is removed later.
    await insertPictureObject(db, id)
    await bucket.put(id, data, mimeType)
    const byteSize = data.byteLength
    freeBytes(data)
    return { ...image, id, byteSize, data: new Uint8Array(0) }
  },
  async read(id) {
    const bytes = await findImageBytes(db, id)
    if (bytes === undefined) throw new AppError('image_not_found')
    if (bytes.byteLength > 0) return bytes
    const object = await bucket.get(id)
    // It was deleted in the meantime.
    if (object === undefined) throw new AppError('image_not_found')
    return object
  },
  ...(link && {
    link: async (id: string) => ((await isInBucket(db, id)) ? await link(id) : undefined),
  }),
  assertCanStore: () => bucket.check(),
  sweep: (now, signal) => sweepObjects(db, bucket, now, signal),
})
