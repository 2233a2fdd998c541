/**
 * Deletes users' own templates so that it can be undone, like memes: a deletion marks the row, which
 * hides the template from every query, and the row is purged after the time to undo.
 */
import type { Template } from '@memesmith/contract'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { KEPT_MS } from '../../../storage/deletion-times.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import {
  listDeletedTemplates,
  listDeletedTemplatesOf,
  purgeTemplates,
  setDeleted,
} from './own-templates.repository.ts'
import { assertRoomForTemplates, getOwnTemplate } from './own-templates.service.ts'

/** Other writes run between the transactions. */
const PURGED_AT_ONCE = 30

/** @throws AppError `template_not_found` when the template does not exist or is another user's */
export async function removeOwnTemplate(db: Db, userId: number, id: number): Promise<void> {
  const isRemoved = await userTransaction(db, userId, (transaction) =>
    setDeleted(transaction, userId, id, Date.now()),
  )
  if (!isRemoved) throw new AppError('template_not_found')
}

/**
 * Undoes a deletion.
 *
 * @throws AppError `template_not_found` when the template is purged, or another user's, and
 *   `collection_full`; nothing is restored then
 */
export const restoreOwnTemplate = (db: Db, userId: number, id: number): Promise<Template> =>
  userTransaction(db, userId, async (transaction) => {
    await setDeleted(transaction, userId, id, null)
    const template = await getOwnTemplate(transaction, userId, id)
    await assertRoomForTemplates(transaction, userId, 0)
    return template
  })

/**
 * Purges the templates whose deletion can't be undone any more.
 *
 * @param now milliseconds since 1970
 * @param signal stops after the current templates
 */
export async function purgeDeletedTemplates(
  db: Db,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const deleted = await listDeletedTemplates(db, now - KEPT_MS, PURGED_AT_ONCE)
    if (deleted.length === 0) return
    for (const [userId, some] of Map.groupBy(deleted, (template) => template.userId)) {
      const ids = some.map(({ id }) => id)
      await userTransaction(db, userId, (transaction) => purge(transaction, ids))
    }
  }
}

/** Purges the user's deleted templates, whose space is needed. */
export const purgeTemplatesOf = (db: Db, userId: number): Promise<void> =>
  userTransaction(db, userId, async (transaction) =>
    purge(transaction, await listDeletedTemplatesOf(transaction, userId)),
  )

async function purge(transaction: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const images = await purgeTemplates(transaction, ids)
  if (images.length > 0) await deleteUnusedImages(transaction, images)
}
