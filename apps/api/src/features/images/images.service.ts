import type { AnimationChoice, UploadedImage } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { readAnimationSource } from '../../render/animation/animation-source.ts'
import type { ReadOptions } from '../../render/animation/animator.ts'
import {
  assertDrawable,
  assertKept,
  assertWhole,
  framesThatFit,
} from '../../render/animation/fit-animation.ts'
import { inspectImage } from '../../render/formats/inspect-picture-file.ts'
import type { Renderer } from '../../render/renderer.ts'
import { replaceDecodeErrors } from '../../render/replace-decode-errors.ts'
import { freeBytes } from '../../runtime/free-bytes.ts'
import type { RouteLanes } from '../../scheduling/lanes.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { insertImage, type StoredImage } from '../../storage/images.repository.ts'
import { assertWithinQuota } from '../../storage/quota/storage-quota.ts'
import { storeAnimation } from '../../storage/store-animation.ts'
import { makeRoom } from '../memes/bin/purge-deleted.service.ts'

export interface UploadDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
  readonly lanes: Pick<RouteLanes, 'save'>
}

/** How to store an upload. */
export interface UploadOptions extends Pick<ReadOptions, 'maxBytes' | 'signal'> {
  /** What to keep of an animation. */
  readonly choice?: AnimationChoice | undefined
}

/**
 * Normalizes an uploaded picture and stores it as the user's. Transparent areas stay transparent: a
 * sticker needs them, and the picture of a meme is drawn over white.
 *
 * An animation stays one, as lossless WebP over white.
 *
 * @param options about an animation
 * @throws AppError that says what is wrong with the file; CancelledError; nothing is stored then
 */
export async function storeUpload(
  deps: UploadDependencies,
  userId: number,
  file: Uint8Array,
  options: UploadOptions = {},
): Promise<UploadedImage> {
  const { choice = 'whole' } = options
  const { renderer, lanes, images } = deps
  inspectImage(file)
  await makeRoom(deps, userId)
  const source = choice === 'still' ? undefined : readAnimationSource(file)
  if (source !== undefined) {
    assertDrawable(source)
    if (choice === 'whole') assertWhole(source)
    const frames = framesThatFit(source)
    if (frames > 1) return await storeAnimatedUpload(deps, userId, file, frames, options)
  }
  const picture = await replaceDecodeErrors(renderer.openUserPicture(userId, file, false))
  try {
    return await lanes.save.run(userId, async () => {
      const { png, width, height } = await renderer.normalize(userId, picture)
      const image = { ownerId: userId, mimeType: 'image/png', width, height, data: png }
      return { url: await insertUpload(deps, userId, await images.store(image)) }
    })
  } finally {
    picture.close()
  }
}

async function storeAnimatedUpload(
  deps: UploadDependencies,
  userId: number,
  file: Uint8Array,
  count: number,
  { choice = 'whole', ...options }: UploadOptions,
): Promise<UploadedImage> {
  const reading = deps.renderer.animator.read(userId, file, count, options)
  const read = await replaceDecodeErrors(reading)
  if (choice === 'whole' || read.frames < 2) {
    if (read.frames < count) freeBytes(read.file)
    assertKept(count, read.frames)
  }
  return await deps.lanes.save.run(userId, async () => {
    await makeRoom(deps, userId, read.file.length)
    const stored = await storeAnimation(deps.images, userId, read)
    const { frames, duration } = read
    return { url: await insertUpload(deps, userId, stored), frames, duration }
  })
}

/** @returns its URL */
const insertUpload = (
  { config, db }: UploadDependencies,
  userId: number,
  stored: StoredImage,
): Promise<string> =>
  userTransaction(db, userId, async (transaction) => {
    const id = await insertImage(transaction, stored)
    await assertWithinQuota(transaction, userId, config)
    return imageUrl(id)
  })
