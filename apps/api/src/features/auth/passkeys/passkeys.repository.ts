import type { Db } from '../../../database/schema.ts'

/** Times are in ms since 1970. */
export interface NewPasskeyRow {
  readonly userId: number
  readonly credentialId: string
  readonly rpId: string
  readonly userHandle: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly name: string
  readonly createdAt: number
}

/** @returns its id; undefined if somebody has the passkey already */
export async function insertPasskey(db: Db, passkey: NewPasskeyRow): Promise<number | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The passkeys of a user, the newest first. */
export const listPasskeysOf = async (db: Db, userId: number) =>
  await db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'rpId', 'userHandle', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** The passkey with this id of the browser, whoever has it. */
export const findPasskey = async (db: Db, credentialId: string) =>
  await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'rpId', 'userHandle', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/**
 * Stores that a passkey was used.
 *
 * @param counter of the authenticator; 0 from one that does not count
 * @returns false if the counter does not go on from the last one, as that of a copy may not, or the
 *   passkey is gone
 */
export async function keepPasskeyUse(db: Db, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: Date.now() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a passkey of a user. A passkey that is gone is no error. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).execute()
}
