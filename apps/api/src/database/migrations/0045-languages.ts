import { sqlMigration } from '../sql-migration.ts'

/** The languages that users have chosen, as tags such as `pt-BR`; null for that of their browser. */
export const up = sqlMigration(({ key }) => [`alter table users add column language ${key}`])
