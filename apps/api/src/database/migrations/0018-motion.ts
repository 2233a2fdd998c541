import { sqlMigration } from '../sql-migration.ts'

/** Pictures that move, and the animations of memes. */
export const up = sqlMigration(({ key }) => [
  'alter table images add column frames integer',
  'alter table images add column duration integer',
  ...['animation', 'gif'].flatMap((name) => [
    // PostgreSQL could not use an index of another collation than that of the ids it refers to.
    `alter table memes add column ${name}_id ${key} references images (id)`,
    // Without it, deleting an image reads the whole table.
    `create index memes_by_${name} on memes (${name}_id)`,
  ]),
])
