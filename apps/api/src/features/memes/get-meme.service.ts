import { type Meme, type MemeFile, shownTitleOf } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { MeasuredMeme } from './link-previews.service.ts'
import { findMemeByShareId, findMemeOf } from './memes.repository.ts'
import { toMeme } from './to-meme.ts'
import { descriptionForOthers, wordsForOthers } from './words-for-others.service.ts'

/** A meme for its share page. */
export interface SharedMeme extends Meme {
  /** The description of the picture without captions; null when there is none, or a part is hidden. */
  readonly pictureDescription: string | null
  readonly animationId: string | null
  /** For its link preview. */
  readonly measured: MeasuredMeme
  /** The images that are its files. */
  readonly files: Readonly<Record<MemeFile['format'], string | null>>
  /** Since when its owner's e-mail address is to be verified. */
  readonly unverifiedSince: number | null
}

/** @throws AppError `meme_not_found` when the meme does not exist or is another user's */
export async function getMeme(db: Db, userId: number, id: number): Promise<Meme> {
  const row = await findMemeOf(db, userId, id)
  if (row === undefined) throw new AppError('meme_not_found')
  return toMeme(row)
}

/** The meme of a share id, for any caller; undefined when there is none. */
export async function getSharedMeme(db: Db, shareId: string): Promise<SharedMeme | undefined> {
  const row = await findMemeByShareId(db, shareId)
  if (row === undefined) return undefined
  const { unverifiedSince } = row
  const meme = toMeme(row)
  return {
    ...meme,
    ...wordsForOthers(meme.document),
    title: shownTitleOf(row),
    // The owner's own template must not be shown to others.
    templateId: row.templateId,
    pictureDescription: descriptionForOthers(meme.document, row),
    animationId: row.animationId,
    measured: { ...row, memeId: row.id },
    files: { png: row.imageId, webp: row.animationId, gif: row.gifId, mp4: row.mp4Id },
    unverifiedSince,
  }
}
