/**
 * What owners show in public.
 *
 * Problem: nothing may be public unless its owner said so on a site that has a public side. `isPublic` was
 * stored before there was one, and archives bring it from other sites.
 * Approach: a meme is public by its row in `public_memes`, which only its owner's own save or switch makes.
 */
import { DAY_MS, type PublicState } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { mustVerify } from '../../../config/must-verify.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findAccountById } from '../../../users/users.repository.ts'
import { changeMeme } from '../memes.repository.ts'
import {
  changePublicMeme,
  countPutInPublicSince,
  deletePublicMeme,
  findPublicMeme,
  findPublicPast,
  insertPublicMeme,
} from './public-memes.repository.ts'

interface OwnMeme {
  readonly memeId: number
  readonly userId: number
  readonly templateId: number | null
}

/** An account is new for so long. */
const NEW_MS = 7 * DAY_MS

/**
 * Shows a meme in public: it waits, for an administrator or for `letInOrHold`. A meme that is listed or
 * was refused keeps its state, even if its owner took it back in between.
 *
 * @param transaction of the owner
 * @returns undefined without a public side; nothing is changed then
 * @throws AppError `handle_required`, `publishing_limit`, or `no_public_side` while the owner's address is not verified
 */
export async function showInPublic(
  transaction: Db,
  config: Config,
  meme: OwnMeme,
): Promise<PublicState | undefined> {
  if (config.publicGallery === 'off') return undefined
  const before = await findPublicMeme(transaction, meme.memeId)
  if (before !== undefined) return before.state
  const owner = await findAccountById(transaction, meme.userId)
  if (owner === undefined) throw new AppError('unauthorized')
  if (mustVerify(config, owner)) throw new AppError('no_public_side', UNVERIFIED)
  if (owner.handle === null) throw new AppError('handle_required')
  const past = await findPublicPast(transaction, meme.memeId)
  if (past?.putInPublicAt == null) await assertMayShow(transaction, config, owner)
  const reason = past?.keptOutReason ?? undefined
  const state = reason === undefined ? 'waiting' : 'refused'
  await insertPublicMeme(transaction, { ...meme, state, ...(reason !== undefined && { reason }) })
  return state
}

/** A new account shows a few memes a day. */
async function assertMayShow(
  transaction: Db,
  { publicMemesOfNew: limit }: Config,
  { id, createdAt }: { readonly id: number; readonly createdAt: number },
): Promise<void> {
  const now = Date.now()
  if (now - createdAt >= NEW_MS) return
  const shown = await countPutInPublicSince(transaction, id, now - DAY_MS, limit)
  if (shown >= limit) throw new AppError('publishing_limit')
}

const UNVERIFIED = /*i18n*/ 'Confirm your e-mail address first: until then, memes can not be shown.'

/** Takes a meme out of the public, at once. */
export const hideFromPublic = deletePublicMeme

/** Says that a public meme was drawn anew: it waits again. A refused meme needs an administrator. */
export async function showNewDrawing(
  transaction: Db,
  config: Config,
  { memeId, templateId }: OwnMeme,
): Promise<void> {
  const isReviewed = config.publicGallery === 'review'
  if (isReviewed) await changeMeme(transaction, memeId, { keptOutReason: null })
  const before = await findPublicMeme(transaction, memeId)
  if (before === undefined) return
  const waits = isReviewed || before.state === 'shown'
  await changePublicMeme(transaction, memeId, {
    templateId,
    ...(waits && ({ state: 'waiting', reason: '' } as const)),
  })
}
