import type { Kysely } from 'kysely'

/**
 * What servers of one site tell each other: requests that count toward rate limits, the last
 * attempt at each prompt, and e-mails that are still to be sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('request_counts_by_end')
    .on('request_counts')
    .column('ends_at')
    .execute()

  await db.schema
    .createTable('prompt_attempts')
    .addColumn('prompt_hash', 'bigint', (column) => column.primaryKey())
    .addColumn('attempt', 'bigint', (column) => column.notNull())
    .addColumn('attempted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('prompt_attempts_by_time')
    .on('prompt_attempts')
    .column('attempted_at')
    .execute()

  await db.schema
    .createTable('forgotten_passwords')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('forgotten_passwords_by_time')
    .on('forgotten_passwords')
    .column('next_try_at')
    .execute()
}
