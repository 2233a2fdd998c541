import { randomBytes } from 'node:crypto'
import {
  API_KEY_PREFIX,
  type ApiKey,
  type ApiKeyInput,
  DAY_MS,
  MAX_API_KEYS,
} from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import {
  deleteExpiredKeysOf,
  insertKey,
  listKeysOf,
} from '../../http/sessions/api-keys.repository.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { AppError } from '../../runtime/app-error.ts'

const SECRET_BYTES = 32

const timeOf = (ms: number): string => new Date(ms).toISOString()
const timeOrNull = (ms: number | null): string | null => (ms === null ? null : timeOf(ms))

/** The keys of a user, without their secrets. */
export async function getKeys(db: Db, userId: number): Promise<ApiKey[]> {
  return (await listKeysOf(db, userId)).map(({ createdAt, expiresAt, lastUsedAt, ...key }) => ({
    ...key,
    createdAt: timeOf(createdAt),
    expiresAt: timeOrNull(expiresAt),
    lastUsedAt: timeOrNull(lastUsedAt),
  }))
}

/**
 * Makes a key. Expired ones, which were listed until now, are deleted: they take no place.
 *
 * @returns the key with its secret, which is stored nowhere
 * @throws AppError `invalid_request` for a blank name, `too_many_keys`
 */
export async function createKey(
  db: Db,
  userId: number,
  { name: typed, scope, expiresInDays }: ApiKeyInput,
): Promise<ApiKey & { readonly key: string }> {
  const name = typed.trim()
  if (name === '')
    throw new AppError('invalid_request', /*i18n*/ 'name must say what the key is for.')
  const key = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  const createdAt = Date.now()
  const expiresAt = expiresInDays === undefined ? null : createdAt + expiresInDays * DAY_MS
  const id = await userTransaction(db, userId, async (transaction) => {
    await deleteExpiredKeysOf(transaction, userId, createdAt)
    if ((await listKeysOf(transaction, userId)).length >= MAX_API_KEYS) {
      throw new AppError('too_many_keys')
    }
    const tokenHash = hashToken(key)
    return await insertKey(transaction, { userId, name, scope, tokenHash, createdAt, expiresAt })
  })
  return {
    id,
    name,
    scope,
    createdAt: timeOf(createdAt),
    expiresAt: timeOrNull(expiresAt),
    lastUsedAt: null,
    key,
  }
}
