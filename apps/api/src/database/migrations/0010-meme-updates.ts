import { sqlMigration } from '../sql-migration.ts'

/** The time of the last replacement of a meme's drawing; null for a drawing that is the first. */
export const up = sqlMigration(() => ['alter table memes add column updated_at integer'])
