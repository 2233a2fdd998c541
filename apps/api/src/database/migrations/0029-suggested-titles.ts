import { sqlMigration } from '../sql-migration.ts'

/** The generator's title for a meme whose user gave none. Existing memes have none. */
export const up = sqlMigration(() => ['alter table memes add column suggested_title text'])
