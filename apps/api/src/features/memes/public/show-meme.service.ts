/**
 * What owners show in public.
 *
 * Problem: nothing may be public unless its owner said so on a site that has a public side. `isPublic` was
 * stored before there was one, and archives bring it from other sites.
 * Approach: a meme is public by its row in `public_memes`, which only its owner's own save or switch makes.
 */
import type { PublicState } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { mustVerify } from '../../../config/must-verify.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findAccountById } from '../../../users/users.repository.ts'
import { listInPublic } from './list-in-public.service.ts'
import {
  changePublicMeme,
  deletePublicMeme,
  findPublicMeme,
  insertPublicMeme,
} from './public-memes.repository.ts'

interface OwnMeme {
  readonly memeId: number
  readonly userId: number
  readonly templateId: number | null
}

/** What becomes of memes that are shown now; undefined without a public side. */
const firstStateOf = ({ publicGallery }: Pick<Config, 'publicGallery'>): PublicState | undefined =>
  (({ off: undefined, review: 'waiting', open: 'shown' }) as const)[publicGallery]

/**
 * Shows a meme in public, or lets it wait for an administrator. One that is shown already stays as it is,
 * refused ones too.
 *
 * @param transaction of the owner
 * @returns undefined without a public side; nothing is changed then
 * @throws AppError `handle_required`, or `no_public_side` while the owner's address is not verified
 */
export async function showInPublic(
  transaction: Db,
  config: Config,
  meme: OwnMeme,
): Promise<PublicState | undefined> {
  const state = firstStateOf(config)
  if (state === undefined) return undefined
  const before = await findPublicMeme(transaction, meme.memeId)
  if (before !== undefined) return before.state
  const owner = await findAccountById(transaction, meme.userId)
  if (owner === undefined) throw new AppError('unauthorized')
  if (mustVerify(config, owner)) throw new AppError('no_public_side', UNVERIFIED)
  if (owner.handle === null) throw new AppError('handle_required')
  await insertPublicMeme(transaction, { ...meme, state })
  await listInPublic(transaction, meme.memeId)
  return state
}

const UNVERIFIED = 'Confirm your e-mail address first: until then, memes can not be shown.'

/** Takes a meme out of the public, at once. */
export const hideFromPublic = deletePublicMeme

/** Says that a public meme was drawn anew: on a site that reviews, it waits again. */
export async function showNewDrawing(
  transaction: Db,
  config: Config,
  { memeId, templateId }: OwnMeme,
): Promise<void> {
  const isReviewed = config.publicGallery === 'review'
  await changePublicMeme(transaction, memeId, {
    templateId,
    ...(isReviewed && ({ state: 'waiting', reason: '' } as const)),
  })
}
