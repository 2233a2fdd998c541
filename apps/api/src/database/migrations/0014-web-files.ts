import { sqlMigration } from '../sql-migration.ts'

/** Files of the web app, for pages that a server of another version has sent. */
export const up = sqlMigration(({ bytes }) => [
  `create table web_files (
    path text primary key,
    data ${bytes} not null,
    seen_at bigint not null
  )`,
])
