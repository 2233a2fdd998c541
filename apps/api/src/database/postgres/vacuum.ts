import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Lets PostgreSQL reuse the space of deleted rows now. Servers can keep saving. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}
