import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'
import { isPostgres } from './engine.ts'
import type { Db } from './schema.ts'

/** The lane of each PostgreSQL database on this server. Other servers have their own. */
const lanes = new WeakMap<Db, Lane>()

/**
 * Runs `work` in a transaction while no other such transaction of the user runs, on any server. So
 * what it has read about the user is still true when it writes.
 *
 * On PostgreSQL the user's transactions on this server wait here, without a connection: those that wait
 * for the lock in the database hold one each, and a user with many would leave none for others. SQLite
 * has one writing connection, and everything that waits for it times out together.
 *
 * @returns the result of `work`; if it throws, nothing has changed
 */
export function userTransaction<Result>(
  db: Db,
  userId: number,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId)
      return await work(transaction)
    })
  if (!isPostgres(db)) return run()
  const lane = lanes.get(db) ?? new Lane(LANES.transaction)
  lanes.set(db, lane)
  return lane.run(userId, run)
}

/**
 * Makes other transactions that lock the same user wait until this one ends. Lock before anything
 * else is changed: transactions that lock in different orders can block each other.
 *
 * SQLite needs no lock: there, one transaction runs at a time.
 */
export async function lockUser(transaction: Db, userId: number): Promise<void> {
  if (!isPostgres(transaction)) return
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    // Rows that reference the user can be stored meanwhile, such as a session.
    .forNoKeyUpdate()
    .execute()
}

/** In a transaction: keeps a template, if it exists, from being removed until the transaction ends. */
export async function keepTemplate(db: Db, id: number): Promise<void> {
  if (!db.isTransaction || !isPostgres(db)) return
  await db.selectFrom('templates').select('id').where('id', '=', id).forKeyShare().execute()
}
