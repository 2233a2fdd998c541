import type { SentPicture } from '../../../http/answers/send-picture.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { MemeDependencies } from '../meme-dependencies.ts'
import { findThumbnail } from '../thumbnail.ts'
import { findVisibleMeme } from './public-memes.repository.ts'

/**
 * The small picture of a meme that everybody may see.
 *
 * @throws AppError `meme_not_public`
 */
export async function findPublicThumbnail(
  deps: MemeDependencies,
  shareId: string,
): Promise<SentPicture> {
  const meme = await findVisibleMeme(deps.db, shareId)
  if (meme === undefined) throw new AppError('meme_not_public')
  return await findThumbnail(deps, meme.userId, meme.id)
}
