import { userTransaction } from '../../database/row-locks.ts'
import { AppError } from '../../runtime/app-error.ts'
import { insertImage, type NewImage } from '../../storage/images.repository.ts'
import { assertFits } from '../../storage/quota/storage-quota.ts'
import { isNoSpace } from './is-no-space.ts'
import type { MemeDependencies } from './meme-dependencies.ts'
import { changeMeme, findMemeOf } from './memes.repository.ts'

interface KeptCopy extends NewImage {
  readonly ownerId: number
  readonly memeId: number
  /** Where the meme has its id. */
  readonly column: 'gifId' | 'mp4Id' | 'previewId'
  /** What it is a copy of. */
  readonly original: { readonly column: 'animationId' | 'imageId'; readonly id: string }
}

/**
 * Keeps what visitors have asked for of a meme, unless the meme was deleted or drawn again, another server
 * has kept it, or there is no space: it takes no place from what the owner saves.
 */
export async function keepCopy(
  { config, db, images }: MemeDependencies,
  { memeId, column, original, data, ...image }: KeptCopy,
): Promise<void> {
  const { ownerId } = image
  try {
    // Before it is stored: a file without a record takes up space for an hour, each time it is made.
    await assertFits(db, ownerId, config, data.length)
    // Storing transfers the bytes, so this is a copy for the response.
    const stored = await images.store({ ...image, data: Uint8Array.from(data) })
    await userTransaction(db, ownerId, async (transaction) => {
      const now = await findMemeOf(transaction, ownerId, memeId)
      if (now?.[original.column] !== original.id || now[column] !== null) return
      await changeMeme(transaction, memeId, { [column]: await insertImage(transaction, stored) })
      await assertFits(transaction, ownerId, config)
    })
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'gone_meanwhile'
    if (!isGone && !isNoSpace(error)) throw error
  }
}
