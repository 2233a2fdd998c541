import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import { purgeTemplates, setDeleted, type TemplateOfUser } from './own-templates.repository.ts'

/** Removes a user's template for good, and its pictures. Memes made from it keep theirs. */
export const removeTemplateOfUser = (
  db: Db,
  { id, userId }: Pick<TemplateOfUser, 'id' | 'userId'>,
): Promise<void> =>
  userTransaction(db, userId, async (transaction) => {
    await setDeleted(transaction, userId, id, Date.now())
    const images = await purgeTemplates(transaction, [id])
    if (images.length > 0) await deleteUnusedImages(transaction, images)
  })
