import type { Template } from '@memesmith/contract'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { setDeleted } from './own-templates.repository.ts'
import { assertRoomForTemplates, getOwnTemplate } from './own-templates.service.ts'

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
