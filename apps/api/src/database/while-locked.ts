import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Db } from './schema.ts'

const PAUSE_MS = 200

/**
 * Runs `work` while no other server runs work of this name. PostgreSQL releases the lock when this
 * process ends, however it ends. An SQLite database has only one server, so it needs no lock.
 *
 * @param signal stops waiting; `work` is not run then
 */
export async function whileLocked(
  db: Db,
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return await work()
  await db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${name}, 0)`
    const tryToLock = async () => {
      const query = sql<{ isLocked: boolean }>`select pg_try_advisory_lock(${key}) as is_locked`
      return (await query.execute(connection)).rows[0]?.isLocked === true
    }
    while (!(await tryToLock())) {
      // Rejects when the server stops.
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
    }
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}
