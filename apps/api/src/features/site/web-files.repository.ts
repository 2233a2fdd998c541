import type { Db } from '../../database/schema.ts'

/** The bytes of a file that a server of the site has, or had. */
export async function findWebFile(db: Db, path: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('webFiles')
    .select('data')
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.data
}

/**
 * Records that a server has these files.
 *
 * @returns those that are stored already
 */
export async function markWebFilesSeen(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .updateTable('webFiles')
    .set({ seenAt: Date.now() })
    .where('path', 'in', paths)
    .returning('path')
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** Stores a file, unless another server has stored it. */
export async function insertWebFile(db: Db, path: string, data: Uint8Array): Promise<void> {
  await db
    .insertInto('webFiles')
    .values({ path, data, seenAt: Date.now() })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

/** Deletes files that no server has had since then. */
export async function deleteWebFilesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('webFiles').where('seenAt', '<', time).execute()
}
