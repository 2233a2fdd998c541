import type { Db } from '../../database/schema.ts'
import { deleteUnusedImages } from '../../storage/images.repository.ts'
import { deleteTemplate, picturesOf } from './templates.repository.ts'

/**
 * Removes a template and its pictures for good; a starter template is not created again at the next
 * start. Memes made from it remain: each has its own finished picture.
 *
 * @returns whether the template existed
 */
export async function removeTemplate(db: Db, slug: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const used = await deleteTemplate(transaction, slug)
    if (used === undefined) return false
    await deleteUnusedImages(transaction, picturesOf(used))
    return true
  })
}
