import type { Db } from '../../../../database/schema.ts'

/** The last counted meme. */
export async function readCounted(db: Db): Promise<number> {
  const { upToMeme } = await db
    .selectFrom('countedUses')
    .select('upToMeme')
    .executeTakeFirstOrThrow()
  return upToMeme
}

/** How many memes were made from each template; those without any are missing. */
export const listUses = async (db: Db) => await db.selectFrom('templateUses').selectAll().execute()

/** Memes after an id, with their templates, in the order of their ids. */
export const listMemeTemplates = async (db: Db, after: number, limit: number) =>
  await db
    .selectFrom('memes')
    .select(['id', 'templateId'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** A range of memes, and what it adds to the counts. */
interface Counted {
  readonly after: number
  readonly upTo: number
  readonly uses: ReadonlyMap<number, number>
}

/**
 * Adds counts, unless another server has counted these memes.
 *
 * @returns whether they were added
 */
export async function addUses(db: Db, { after, upTo, uses }: Counted): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('countedUses')
      .set({ upToMeme: upTo })
      .where('upToMeme', '=', after)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    for (const [templateId, count] of uses) {
      await transaction
        .insertInto('templateUses')
        .columns(['templateId', 'uses'])
        // A template may have been removed in the meantime.
        .expression((query) =>
          query
            .selectFrom('templates')
            .select(({ lit }) => ['templates.id', lit(count).as('uses')])
            .where('templates.id', '=', templateId),
        )
        .onConflict((conflict) =>
          conflict
            .column('templateId')
            .doUpdateSet(({ eb }) => ({ uses: eb('templateUses.uses', '+', count) })),
        )
        .execute()
    }
    return true
  })
}
