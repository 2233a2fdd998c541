import { sizeOf } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { mustVerify } from '../../config/must-verify.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { deleteSomeCopiesOf } from './kept-copies.repository.ts'
import { findStorageUse, type StorageUse } from './storage-use.repository.ts'

type Quota = Pick<Config, 'mail' | 'memesPerUser' | 'storagePerUser' | 'storageUnverified'>

/**
 * Checks that the user's storage is within the limits. Call it in the transaction that stores
 * something, after storing it, so that an error rolls it back.
 *
 * @throws AppError `collection_full` that says what to do, or `gone_meanwhile` for a deleted
 *   account
 */
export async function assertWithinQuota(db: Db, userId: number, quota: Quota): Promise<void> {
  checkQuota(await deleteCopiesBeyond(db, userId, quota), quota)
}

/**
 * Like `assertWithinQuota`, but never deletes GIFs and MP4s to make room.
 *
 * @param added bytes that are not stored yet
 */
export async function assertFits(db: Db, userId: number, quota: Quota, added = 0): Promise<void> {
  const use = await readStorageUse(db, userId)
  checkQuota({ ...use, bytes: use.bytes + added }, quota)
}

/**
 * Deletes GIFs and MP4s, which visitors caused, before a user's own save would fail.
 *
 * @returns the storage use afterwards
 */
async function deleteCopiesBeyond(db: Db, userId: number, quota: Quota): Promise<StorageUse> {
  const use = await readStorageUse(db, userId)
  const isBeyond = use.bytes > (maxBytesOf(use, quota) ?? use.bytes)
  if (!isBeyond || !(await deleteSomeCopiesOf(db, userId))) return use
  return await deleteCopiesBeyond(db, userId, quota)
}

/**
 * Like `assertWithinQuota`, for a replacement: it checks only what has grown. So a user beyond the
 * limits, which may have been lowered, can still replace a meme by a smaller one.
 *
 * @param before the storage use before the change, in the same transaction
 * @throws AppError as `assertWithinQuota` does
 */
export async function assertGrowthWithinQuota(
  db: Db,
  userId: number,
  quota: Quota,
  before: StorageUse,
): Promise<void> {
  const grown = await readStorageUse(db, userId)
  const { bytes, memeCount, unverifiedSince } =
    grown.bytes > before.bytes ? await deleteCopiesBeyond(db, userId, quota) : grown
  checkQuota(
    {
      unverifiedSince,
      bytes: bytes > before.bytes ? bytes : 0,
      memeCount: memeCount > before.memeCount ? memeCount : 0,
    },
    quota,
  )
}

/**
 * Checks that the user may store another meme, before it is drawn or paid for.
 *
 * @throws AppError as `assertWithinQuota` does
 */
export async function assertRoomForMeme(db: Db, userId: number, quota: Quota): Promise<void> {
  const use = await readStorageUse(db, userId)
  checkQuota({ ...use, memeCount: use.memeCount + 1 }, quota)
}

/**
 * The user's current storage use.
 *
 * @throws AppError `gone_meanwhile` when the account was deleted
 */
export async function readStorageUse(db: Db, userId: number): Promise<StorageUse> {
  const use = await findStorageUse(db, userId)
  if (use === undefined) throw new AppError('gone_meanwhile')
  return use
}

/** How many bytes the user may store: fewer until the e-mail address is verified; undefined for no limit. */
export function maxBytesOf(
  user: Pick<StorageUse, 'unverifiedSince'>,
  quota: Quota,
): number | undefined {
  const { storagePerUser, storageUnverified } = quota
  const limits = mustVerify(quota, user) ? [storagePerUser, storageUnverified] : [storagePerUser]
  const set = limits.filter((limit) => limit !== 0)
  return set.length === 0 ? undefined : Math.min(...set)
}

function checkQuota(use: StorageUse, quota: Quota): void {
  const { memesPerUser } = quota
  const maxBytes = maxBytesOf(use, quota)
  if (maxBytes !== undefined && use.bytes > maxBytes) {
    throw maxBytes === quota.storagePerUser ? fullAt(maxBytes) : unverifiedAt(maxBytes)
  }
  if (memesPerUser !== 0 && use.memeCount > memesPerUser) {
    throw new AppError('collection_full', {
      message:
        /*i18n*/ 'Your collection is full: this site keeps {memes, plural, one {# meme} other {# memes}} for each person. Delete memes that you no longer need, then try again.',
      values: { memes: memesPerUser },
    })
  }
}

const unverifiedAt = (maxBytes: number): AppError =>
  new AppError('collection_full', {
    message:
      /*i18n*/ 'Until you confirm your e-mail address, this site keeps {size} for you. Open the link in the e-mail that you got, then try again.',
    values: { size: sizeOf(maxBytes) },
  })

const fullAt = (maxBytes: number): AppError =>
  new AppError('collection_full', {
    message:
      /*i18n*/ 'Your collection is full: this site keeps {size} for each person. Delete memes that you no longer need, then try again.',
    values: { size: sizeOf(maxBytes) },
  })
