import { sqlMigration } from '../sql-migration.ts'

/** The language of an e-mail that somebody waits for; null for one that a server of before stored. */
export const up = sqlMigration(() => ['alter table forgotten_passwords add column language text'])
