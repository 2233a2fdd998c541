import { sql } from 'kysely'
import { isPostgres } from '../engine.ts'
import type { Db } from '../schema.ts'
import type { Row, SiteTable } from './site-tables.ts'

/** A row's key as one string. */
export const keyOf = ({ key }: SiteTable, row: Row): string =>
  JSON.stringify(key.map((column) => String(row[column])))

/**
 * The rows of the copy that have the same keys as `rows`, by their keys.
 *
 * @param columns all by default
 */
export async function findRows(
  target: Db,
  table: SiteTable,
  rows: readonly Row[],
  columns?: readonly string[],
): Promise<Map<string, Row>> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const wanted = rows.map((row) => sql`(${sql.join(table.key.map((column) => row[column]))})`)
  // SQLite can compare row values only with a table. In a table, PostgreSQL would read every value as text.
  const list = isPostgres(target) ? sql.join(wanted) : sql`values ${sql.join(wanted)}`
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql.raw('*')
  const found = await sql<Row>`select ${selected} from ${sql.table(table.name)}
    where (${key}) in (${list})`.execute(target.withoutPlugins())
  return new Map(found.rows.map((row) => [keyOf(table, row), row]))
}

/** Stores rows. */
export async function insertRows(
  target: Db,
  { name }: SiteTable,
  rows: readonly [Row, ...Row[]],
): Promise<void> {
  const columns = Object.keys(rows[0])
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(target)
}

/** The number of rows of a table. */
export async function countRows(target: Db, { name }: SiteTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(name)}`.execute(target)
  return rows[0]?.count ?? 0
}

/** New rows get numbers after those of the copied ones. SQLite needs no help. */
export async function continueNumbers(
  target: Db,
  { name }: Pick<SiteTable, 'name'>,
): Promise<void> {
  if (!isPostgres(target)) return
  // The ids of a table without rows may begin above 1.
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id))
    from ${sql.table(name)} having max(id) is not null`.execute(target)
}
