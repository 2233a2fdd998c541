import type { Db } from '../../../database/schema.ts'
import { COMMAND_LINE, insertAudit } from '../../audit/audit.repository.ts'
import { deleteTemplate } from './templates.repository.ts'

/**
 * Removes a template and its pictures for good; a starter template is not created again at the next
 * start. Memes made from it remain, because each has its own finished picture. The audit log records it.
 *
 * @returns whether the template existed
 */
export async function removeTemplate(db: Db, slug: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteTemplate(transaction, slug))) return false
    await insertAudit(transaction, COMMAND_LINE, { act: 'template-removed', details: slug })
    return true
  })
}
