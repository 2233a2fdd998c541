import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import { COMMAND_LINE, insertAudit } from '../../audit/audit.repository.ts'
import { purgeTemplates, setDeleted, type TemplateOfUser } from './own-templates.repository.ts'

/**
 * Removes a user's template for good, and its pictures. Memes made from it keep theirs. The audit log
 * records it.
 */
export const removeTemplateOfUser = (
  db: Db,
  { id, userId }: Pick<TemplateOfUser, 'id' | 'userId'>,
): Promise<void> =>
  userTransaction(db, userId, async (transaction) => {
    await insertAudit(transaction, COMMAND_LINE, {
      act: 'template-of-user-removed',
      userId,
      details: String(id),
    })
    const now = Date.now()
    await setDeleted(transaction, userId, id, now)
    const images = await purgeTemplates(transaction, [id], now)
    if (images.length > 0) await deleteUnusedImages(transaction, images)
  })
