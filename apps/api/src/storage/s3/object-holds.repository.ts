import { MINUTE_MS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { randomId } from '../../runtime/random-id.ts'

/** A hold whose process has died ends after this time, in ms. */
const HOLD_MS = 5 * MINUTE_MS

/**
 * Keeps every server from removing objects from the bucket, so that the pictures of all records of
 * a later snapshot stay there.
 *
 * @returns a function that ends this
 */
export async function holdObjects(db: Db): Promise<() => Promise<void>> {
  const id = randomId()
  const endsAt = () => Date.now() + HOLD_MS
  await db.deleteFrom('objectHolds').where('endsAt', '<', Date.now()).execute()
  await db.insertInto('objectHolds').values({ id, endsAt: endsAt() }).execute()
  const renewal = setInterval(() => {
    // The next renewal is still in time.
    const renewed = db.updateTable('objectHolds').set({ endsAt: endsAt() }).where('id', '=', id)
    renewed.execute().catch(() => undefined)
  }, MINUTE_MS)
  return async () => {
    clearInterval(renewal)
    await db.deleteFrom('objectHolds').where('id', '=', id).execute()
  }
}

/** Whether objects have to stay. Each running backup has a hold. */
export async function areObjectsHeld(db: Db, now: number): Promise<boolean> {
  const hold = await db
    .selectFrom('objectHolds')
    .select('id')
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return hold !== undefined
}
