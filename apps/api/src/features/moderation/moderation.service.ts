/**
 * Takes memes down.
 *
 * Problem: a meme that is taken down must be gone for everyone at once, its owner included, and must be
 * restorable for 30 days.
 * Approach: it is hidden like a deletion that can be undone, but by a row with a time in the future, so
 * its owner can neither restore nor purge it, and it is purged like other deletions after that time. Its
 * link says forever that it was taken down. Every answer reads the database before any cache, so no
 * server sends the picture again. Nor can its owner save the picture again, until the takedown is undone.
 */
import { DAY_MS, REPORT_REASONS, type ReportReason } from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { UNKNOWN_HASH } from '../../render/hash-picture.ts'
import { printsOf } from '../../render/picture-print.ts'
import type { SiteStorage } from '../../storage/image-storage.ts'
import {
  deleteTakenDownPictures,
  insertTakenDownPictures,
} from '../../storage/taken-down-pictures.repository.ts'
import { readKeys } from '../../storage/taken-down-pictures.ts'
import { type Actor, insertAudit } from '../audit/audit.repository.ts'
import { findImagesOf } from '../memes/memes.repository.ts'
import { readPrints } from '../memes/public/hold.service.ts'
import {
  deleteTakenDownPrints,
  insertTakenDownPrints,
} from '../memes/public/taken-down-prints.repository.ts'
import { insertDecision, reverseDecisions } from './decisions.repository.ts'
import {
  deleteTakedown,
  findAnyMeme,
  findAnyPicture,
  hideMeme,
  insertTakedown,
  showMeme,
} from './moderation.repository.ts'
import { markReportsHandled } from './reports.repository.ts'

/** For this number of days, a meme that was taken down can be restored. */
export const RESTORABLE_DAYS = 30

/**
 * Takes a meme down. This also handles the reports about it.
 *
 * @returns whether there is such a meme
 */
export async function takeDown(
  { db, images }: SiteStorage,
  actor: Actor,
  shareId: string,
  details: string,
  reason: ReportReason = 'other',
): Promise<boolean> {
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return false
  const { userId, title, pictureHash } = meme
  const prints = await readPrints({ db, images }, meme.id, printsOf)
  const pictures = await readKeys(images, await findImagesOf(db, [meme.id]))
  if (pictureHash !== null && pictureHash !== UNKNOWN_HASH) pictures.push(pictureHash)
  await userTransaction(db, userId, async (transaction) => {
    await hideMeme(transaction, meme, Date.now() + RESTORABLE_DAYS * DAY_MS)
    const why = details === '' && reason !== 'other' ? REPORT_REASONS[reason] : details
    await insertTakedown(transaction, { shareId, memeId: meme.id, reason: why })
    await insertTakenDownPrints(transaction, shareId, prints)
    await insertDecision(transaction, { userId, shareId, title, act: 'removed', reason, details })
    await insertTakenDownPictures(transaction, { userId, shareId }, pictures)
    await markReportsHandled(transaction, meme.id, 'removed')
    await insertAudit(transaction, actor, { act: 'meme-taken-down', shareId, details })
  })
  return true
}

/** @returns `too-late` when the meme has already been purged; it stays taken down then */
export async function restore(
  db: Db,
  actor: Actor,
  shareId: string,
): Promise<'not-taken-down' | 'restored' | 'too-late'> {
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return 'too-late'
  return await userTransaction(db, meme.userId, async (transaction) => {
    if (!(await deleteTakedown(transaction, shareId))) return 'not-taken-down'
    await deleteTakenDownPictures(transaction, shareId)
    await deleteTakenDownPrints(transaction, shareId)
    await showMeme(transaction, meme.id)
    await reverseDecisions(transaction, meme.userId, 'removed', shareId)
    await insertAudit(transaction, actor, { act: 'meme-restored', shareId })
    return 'restored'
  })
}

/**
 * Decides that a reported meme stays. It returns to the queue when somebody else reports it.
 *
 * @returns whether there is such a meme
 */
export async function dismissReports(db: Db, actor: Actor, shareId: string): Promise<boolean> {
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return false
  await db.transaction().execute(async (transaction) => {
    await markReportsHandled(transaction, meme.id, 'dismissed')
    await insertAudit(transaction, actor, { act: 'reports-dismissed', shareId })
  })
  return true
}

/**
 * The finished picture of a meme, or its animation, whether people can see it or not. The audit log
 * records that the administrator looked at it.
 *
 * @returns undefined when it is purged, or its account is deleted
 */
export const lookAt = (db: Db, actor: Actor, shareId: string) =>
  db.transaction().execute(async (transaction) => {
    const picture = await findAnyPicture(transaction, shareId)
    if (picture !== undefined) await insertAudit(transaction, actor, { act: 'meme-seen', shareId })
    return picture
  })
