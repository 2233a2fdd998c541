import type { Db } from '../../database/schema.ts'

/** Marks the open reports about a meme as handled. */
export async function markReportsHandled(db: Db, memeId: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ handledAt: Date.now() })
    .where('memeId', '=', memeId)
    .where('handledAt', 'is', null)
    .execute()
}
