import {
  calls,
  MEMES_PER_EXPLORE_PAGE,
  type PublicFilter,
  type PublicMeme,
  type PublicMemes,
  pathOf,
  queryOf,
  shownTitleOf,
} from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import type { MemeDocument } from '@memesmith/meme-render'
import type { Db } from '../../database/schema.ts'
import { altText } from '../../http/pages/alt-text.ts'
import { AppError } from '../../runtime/app-error.ts'
import { withoutNul } from '../../runtime/without-nul.ts'
import { handleKeyOf } from '../../users/handle.ts'
import { findPublicIds } from '../memes/list/search/public-matches.repository.ts'
import {
  countLike,
  deleteLike,
  findVisibleMeme,
  insertLike,
} from '../memes/public/public-memes.repository.ts'
import { listOrigins, type Origin } from '../memes/public/remixes.repository.ts'
import { descriptionForOthers, wordsForOthers } from '../memes/words-for-others.service.ts'
import {
  findPerson,
  listLiked,
  listPublicIds,
  listPublicMemesOf,
  type PublicRow,
} from './explore.repository.ts'

/**
 * One page of the memes in public.
 *
 * @param userId of the signed-in user, whose likes are shown; undefined for a visitor
 * @param i18n for the descriptions of pictures
 * @throws AppError `person_not_found`, or `invalid_request` for a random order of a part
 */
export async function listPublicMemes(
  db: Db,
  {
    sort = 'newest',
    page = '1',
    q,
    tag,
    template,
    handle,
    seed = '0',
  }: PublicFilter & { readonly page?: string | undefined },
  userId: number | undefined,
  i18n: I18n,
): Promise<PublicMemes> {
  const parts = [q, tag, template, handle].filter((part) => part !== undefined)
  if (parts.length > 1) {
    throw new AppError(
      'invalid_request',
      /*i18n*/ 'Only one of q, tag, template and handle can be given.',
    )
  }
  if (sort === 'random' && parts.length > 0) {
    throw new AppError(
      'invalid_request',
      /*i18n*/ 'sort must not be random with q, tag, template or handle.',
    )
  }
  const person = handle === undefined ? undefined : await findPerson(db, handleKeyOf(handle))
  if (handle !== undefined && person?.handle?.toLowerCase() !== handle.toLowerCase()) {
    throw new AppError('person_not_found')
  }
  const selection = {
    order: person === undefined ? sort : ('newest' as const),
    userId: person?.id,
    templateId: template === undefined ? undefined : Number(template),
    tag: tag === undefined ? undefined : withoutNul(tag),
    seed: Number(seed),
  }
  const limit = MEMES_PER_EXPLORE_PAGE
  const offset = (Number(page) - 1) * limit
  const part = { offset, limit: limit + 1 }
  const ids = await (q === undefined
    ? listPublicIds(db, selection, part)
    : findPublicIds(db, withoutNul(q), part))
  const shown = ids.slice(0, limit)
  const rows = new Map((await listPublicMemesOf(db, shown)).map((row) => [row.id, row]))
  const origins = await listOrigins(db, shown)
  const liked = userId === undefined ? new Set<number>() : await listLiked(db, userId, shown)
  return {
    memes: await Promise.all(
      shown.flatMap((id) => {
        const row = rows.get(id)
        return row === undefined ? [] : [toPublicMeme(row, liked.has(id), origins.get(id), i18n)]
      }),
    ),
    hasNext: ids.length > limit,
  }
}

/**
 * Likes a public meme, or takes that back. It is counted once for each user.
 *
 * @returns how many people like it now
 * @throws AppError `meme_not_public`
 */
export async function setLike(
  db: Db,
  userId: number,
  shareId: string,
  isLiked: boolean,
): Promise<{ readonly likes: number }> {
  return await db.transaction().execute(async (transaction) => {
    const meme = await findVisibleMeme(transaction, shareId)
    if (meme === undefined) throw new AppError('meme_not_public')
    const change = isLiked ? insertLike : deleteLike
    if (await change(transaction, meme.id, userId)) {
      return { likes: await countLike(transaction, meme.id, isLiked ? 1 : -1) }
    }
    // Read again: the same like may have arrived at another server meanwhile.
    return { likes: (await findVisibleMeme(transaction, shareId))?.likes ?? 0 }
  })
}

async function toPublicMeme(
  row: PublicRow,
  isLiked: boolean,
  origin: Origin | undefined,
  i18n: I18n,
): Promise<PublicMeme> {
  const document: MemeDocument = JSON.parse(row.document)
  const { shareId } = row
  const title = shownTitleOf(row)
  const { topText, bottomText } = wordsForOthers(document)
  const pictureDescription = descriptionForOthers(document, row)
  const version = queryOf({ v: row.updatedAt ?? undefined })
  return {
    shareId,
    title,
    alt: await altText({ title, topText, bottomText, pictureDescription }, i18n),
    handle: row.handle ?? '',
    thumbnailUrl: pathOf(calls.publicThumbnail, { shareId }) + version,
    pictureUrl: pathOf(calls.sharedJpeg, { shareId }) + version,
    animationUrl: row.animationId === null ? null : pathOf(calls.sharedWebp, { shareId }) + version,
    shareUrl: pathOf(calls.sharePage, { shareId }),
    width: row.width,
    height: row.height,
    tags: JSON.parse(row.tags),
    template:
      row.templateId === null || row.templateName === null
        ? null
        : { id: row.templateId, name: row.templateName },
    ...(origin && {
      after: {
        handle: origin.handle,
        shareUrl:
          origin.shareId === null ? null : pathOf(calls.sharePage, { shareId: origin.shareId }),
      },
    }),
    likes: row.likes,
    isLiked,
    shownAt: new Date(row.shownAt).toISOString(),
  }
}
