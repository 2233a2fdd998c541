import { randomBytes } from 'node:crypto'
import {
  type Confirmation,
  MAX_PASSKEYS,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
} from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { hasSession } from '../../../http/sessions/sessions.repository.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findAccountById } from '../../../users/users.repository.ts'
import { type Asked, askForPasskey, takeAnswer } from './ask-browser.ts'
import { confirmUser, expectConfirmed } from './confirm-user.service.ts'
import { deletePasskey, insertPasskey, listPasskeysOf } from './passkeys.repository.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

type PasskeyRow = Awaited<ReturnType<typeof listPasskeysOf>>[number]

const timeOf = (ms: number): string => new Date(ms).toISOString()

/** @param here the host name that passkeys work at; undefined where none do */
const toPasskey = (
  { id, name, createdAt, lastUsedAt, rpId }: Omit<PasskeyRow, 'credentialId' | 'userHandle'>,
  here: string | undefined,
): Passkey => ({
  id,
  name,
  createdAt: timeOf(createdAt),
  lastUsedAt: lastUsedAt === null ? null : timeOf(lastUsedAt),
  ...(rpId !== here && { madeFor: rpId }),
})

/** The passkeys of a user, the newest first. */
export const getPasskeys = async (
  db: Db,
  asked: Asked | undefined,
  userId: number,
): Promise<Passkey[]> =>
  (await listPasskeysOf(db, userId)).map((row) => toPasskey(row, asked?.rp.id))

/** 256 random bits. */
export const newUserHandle = (): string => randomBytes(32).toString('base64url')

/**
 * Asks the browser of a user for a new passkey.
 *
 * @throws AppError `too_many_passkeys`, or that of `confirmUser`
 */
export async function startPasskey(
  { siteName }: Pick<Config, 'siteName'>,
  db: Db,
  asked: Asked,
  userId: number,
  confirmation: Confirmation,
): Promise<PasskeyCreation> {
  const account = await existingAccount(db, userId)
  await confirmUser(db, asked, account, confirmation)
  const own = await listPasskeysOf(db, userId)
  if (own.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
  const userHandle = own[0]?.userHandle ?? newUserHandle()
  const credentialIds = own.map(({ credentialId }) => credentialId)
  const maker = { ...account, siteName, userHandle, credentialIds }
  return await askForPasskey(db, asked, 'add', maker, userHandle)
}

/**
 * Stores the passkey that the browser has made.
 *
 * @param name in the user's words; not empty
 * @throws AppError `passkey_refused`, `too_many_passkeys`
 */
export async function addPasskey(
  db: Db,
  { rp, holder }: Asked,
  userId: number,
  passkey: NewPasskey,
  name: string,
): Promise<Passkey> {
  const { challenge, data: userHandle } = await takeAnswer(db, holder, 'add', passkey)
  const verified = await verifyNewPasskey(rp, challenge, passkey)
  const row = { ...verified, userId, rpId: rp.id, userHandle, name, createdAt: Date.now() }
  const id = await userTransaction(db, userId, async (transaction) => {
    // A new password may have ended it, with all passkeys.
    if (!(await hasSession(transaction, userId, hashToken(holder)))) {
      throw new AppError('unauthorized')
    }
    if ((await listPasskeysOf(transaction, userId)).length >= MAX_PASSKEYS) {
      throw new AppError('too_many_passkeys')
    }
    return await insertPasskey(transaction, row)
  })
  if (id === undefined) throw new AppError('passkey_refused')
  return toPasskey({ ...row, id, lastUsedAt: null }, rp.id)
}

/**
 * Removes a passkey of the user. A passkey that is gone is no error.
 *
 * @throws AppError `last_way_in`, or that of `confirmUser`
 */
export async function removePasskey(
  db: Db,
  asked: Asked | undefined,
  userId: number,
  id: number,
  confirmation: Confirmation,
): Promise<void> {
  const account = await existingAccount(db, userId)
  const confirmed = await confirmUser(db, asked, account, confirmation)
  // Two removals at the same moment wait for each other.
  await userTransaction(db, userId, async (transaction) => {
    await expectConfirmed(transaction, confirmed)
    const own = await listPasskeysOf(transaction, userId)
    const isLeft = own.some((other) => other.id !== id && other.rpId === asked?.rp.id)
    const hasIt = own.some((other) => other.id === id)
    if (hasIt && !isLeft && account.passwordHash === null) throw new AppError('last_way_in')
    await deletePasskey(transaction, userId, id)
  })
}

async function existingAccount(db: Db, userId: number) {
  const account = await findAccountById(db, userId)
  if (account === undefined) throw new AppError('unauthorized')
  return account
}
