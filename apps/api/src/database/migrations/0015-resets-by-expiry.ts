import type { Kysely } from 'kysely'

/** Expired password links are deleted without reading all links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('password_resets_by_expiry')
    .on('password_resets')
    .column('expires_at')
    .execute()
}
