import { MAX_API_KEYS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { insertKey, listKeysOf, type NewKey } from './api-keys.repository.ts'

/**
 * Stores a key, if its user may have another one.
 *
 * @param transaction of the user: nothing else of theirs is stored meanwhile
 * @returns its id
 * @throws AppError `too_many_keys`
 */
export async function addKey(transaction: Db, key: NewKey): Promise<number> {
  if ((await listKeysOf(transaction, key.userId)).length >= MAX_API_KEYS) {
    throw new AppError('too_many_keys')
  }
  return await insertKey(transaction, key)
}
