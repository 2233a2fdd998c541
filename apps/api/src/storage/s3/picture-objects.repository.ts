import type { Db } from '../../database/schema.ts'

/** Remembers an object that has no record yet. */
export async function insertPictureObject(db: Db, id: string): Promise<void> {
  await db.insertInto('pictureObjects').values({ id, since: Date.now() }).execute()
}

/** The oldest objects without a record. */
export async function listPictureObjects(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureObjects')
    .select('id')
    .where('since', '<', before)
    .orderBy('since')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets an object, because it has a record now, or is gone. */
export async function deletePictureObject(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pictureObjects').where('id', '=', id).execute()
}
