import { type Kysely, sql } from 'kysely'

/** Accounts without a password, single sign-on identities, and links that set a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite can't remove `not null` from a column, and recreating the table would delete every meme
  // by cascade.
  await db.schema.alterTable('users').addColumn('nullable_hash', 'text').execute()
  await sql`update users set nullable_hash = password_hash`.execute(db)
  await db.schema.alterTable('users').dropColumn('password_hash').execute()
  await db.schema.alterTable('users').renameColumn('nullable_hash', 'password_hash').execute()

  await db.schema
    .createTable('identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_primary_key', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identities_by_user').on('identities').column('user_id').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('password_resets_by_user')
    .on('password_resets')
    .column('user_id')
    .execute()
}
