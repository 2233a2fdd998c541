import type { Config } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { inspectImage } from '../../render/formats/inspect-picture-file.ts'
import type { Renderer } from '../../render/renderer.ts'
import { replaceDecodeErrors } from '../../render/replace-decode-errors.ts'
import type { WorkQueue } from '../../runtime/work-queue.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { assertWithinQuota } from '../../storage/quota/storage-quota.ts'
import { makeRoom } from '../memes/deletion/delete-memes.service.ts'

export interface UploadDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
  readonly writes: WorkQueue
}

/**
 * Normalizes an uploaded picture and stores it as the user's. Transparent areas stay transparent: a
 * sticker needs them, and the picture of a meme is drawn over white.
 *
 * @returns its URL
 * @throws AppError that says what is wrong with the file; nothing is stored then
 */
export async function storeUpload(
  deps: UploadDependencies,
  userId: number,
  file: Uint8Array,
): Promise<string> {
  const { config, db, images, renderer, writes } = deps
  inspectImage(file)
  await makeRoom(deps, userId)
  const picture = await replaceDecodeErrors(renderer.openUserPicture(userId, file, false))
  try {
    return await writes.run(async () => {
      const { png, width, height } = await renderer.normalize(picture)
      const image = { ownerId: userId, mimeType: 'image/png', width, height, data: png }
      const stored = await images.store(image)
      return await userTransaction(db, userId, async (transaction) => {
        const id = await insertImage(transaction, stored)
        await assertWithinQuota(transaction, userId, config)
        return imageUrl(id)
      })
    })
  } finally {
    picture.close()
  }
}
