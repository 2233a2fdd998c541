import type { Db } from '../database/schema.ts'
import { AppError } from '../runtime/app-error.ts'
import { randomId } from '../runtime/random-id.ts'
import { assertCanSave } from './assert-can-save.ts'
import { findImageBytes, type NewImage, type StoredImage } from './images.repository.ts'

/**
 * Keeps the bytes of pictures.
 *
 * A picture is stored in two steps: first its bytes, then, in a transaction with what uses it, its
 * record with `insertImage`. Bytes that get no record are removed.
 */
export interface ImageStorage {
  /**
   * Stores the bytes of a new picture.
   *
   * @throws AppError `busy` when the storage does not respond
   */
  store(image: NewImage): Promise<StoredImage>
  /**
   * The bytes of a picture.
   *
   * @throws AppError `image_not_found`, or `busy` when the storage does not respond
   */
  read(id: string): Promise<Uint8Array>
  /**
   * An address where any browser can load a picture for three minutes. Undefined for one that only
   * the server can read; missing if that is so for all.
   */
  readonly link?: (id: string) => Promise<string | undefined>
  /**
   * Checks that a picture of usual size can be stored.
   *
   * @throws the error that a save would get
   */
  assertCanStore(): Promise<void>
  /**
   * Removes the bytes of deleted pictures, and bytes that got no record.
   *
   * @param now milliseconds since 1970
   * @param signal stops soon
   */
  sweep(now: number, signal?: AbortSignal): Promise<void>
}

/** Everything that a site stores: records, and the bytes of pictures. */
export interface SiteStorage {
  readonly db: Db
  readonly images: ImageStorage
}

/** Keeps the bytes in the database, in the rows of their records. */
export const createDatabaseStorage = (db: Db): ImageStorage => ({
  store: async (image) => ({ ...image, id: randomId(), byteSize: image.data.byteLength }),
  read: async (id) => {
    const bytes = await findImageBytes(db, id)
    if (bytes === undefined) throw new AppError('image_not_found')
    if (bytes.byteLength === 0) throw new Error(`The picture ${id} is in a bucket: set S3_BUCKET.`)
    return bytes
  },
  assertCanStore: () => assertCanSave(db),
  // The bytes are deleted with their record.
  sweep: async () => undefined,
})
