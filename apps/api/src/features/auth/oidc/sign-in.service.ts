import type { Saying } from '@memesmith/languages/saying'
import type { Config } from '../../../config/config.ts'
import { lockUser } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { createAccount } from '../../../users/create-account.ts'
import { isEmail, normalizeEmail } from '../../../users/email.ts'
import { usableFirstName } from '../../../users/first-name.ts'
import { markVerified } from '../../../users/links.repository.ts'
import { replaceCredentials } from '../../../users/replace-password.ts'
import { SUSPENDED } from '../../../users/suspended.ts'
import { findUserByEmail, isSuspended } from '../../../users/users.repository.ts'
import { findUserOfIdentity, hasIdentity, insertIdentity } from './identities.repository.ts'
import type { Identity } from './provider.ts'

/** Either the user's id, or a message for the user. */
export type SignInResult =
  | { readonly userId: number }
  /** With the id of a suspended user who has proved to own the account. */
  | { readonly problem: Saying; readonly suspended?: number }

/**
 * Finds or creates the account of an identity.
 *
 * An account belongs to an issuer and a subject. A new identity takes over the account that already
 * has its e-mail, if the provider has verified the e-mail. The creator of that account never proved
 * ownership of the e-mail, so its password, passkeys and sessions end at that moment; otherwise an attacker
 * could sign up with the victim's address in advance. An account that belongs to an identity of the
 * provider is never given to another identity that gets the same address later.
 *
 * @param invitation the token of an invitation, for a new account; empty for none
 */
export async function signInWith(
  config: Pick<Config, 'signUp'>,
  db: Db,
  identity: Identity,
  invitation: string,
): Promise<SignInResult> {
  const { issuer, subject } = identity
  return await db.transaction().execute(async (transaction): Promise<SignInResult> => {
    const known = await findUserOfIdentity(transaction, issuer, subject)
    if (known !== undefined) {
      return (await isSuspended(transaction, known)) ? suspended(known) : { userId: known }
    }

    const email = normalizeEmail(identity.email ?? '')
    if (!isEmail(email)) {
      return {
        problem: /*i18n*/ 'Your sign-in provider did not confirm an e-mail address of yours.',
      }
    }
    const existing = await findUserByEmail(transaction, email)
    if (existing !== undefined) return await takeOver(transaction, existing.id, identity)
    const created = await createAccount(transaction, config, newUser(email, identity), invitation)
    if ('userId' in created) {
      await insertIdentity(transaction, { issuer, subject, userId: created.userId })
      return created
    }
    // Another request may have created the account in the meantime.
    const userId = (await findUserByEmail(transaction, email))?.id
    return userId === undefined ? created : await takeOver(transaction, userId, identity)
  })
}

async function takeOver(
  transaction: Db,
  userId: number,
  { issuer, subject }: Identity,
): Promise<SignInResult> {
  await lockUser(transaction, userId)
  if (await isSuspended(transaction, userId)) return suspended(userId)
  // The same identity may have signed in at another server in the meantime.
  if ((await findUserOfIdentity(transaction, issuer, subject)) === userId) return { userId }
  if (await hasIdentity(transaction, userId, issuer)) {
    return { problem: /*i18n*/ 'The account with your e-mail address belongs to another sign-in.' }
  }
  await replaceCredentials(transaction, userId, null)
  await markVerified(transaction, userId)
  await insertIdentity(transaction, { issuer, subject, userId })
  return { userId }
}

const suspended = (userId: number): SignInResult => ({ problem: SUSPENDED, suspended: userId })

const newUser = (email: string, { firstName }: Identity) => ({
  email,
  firstName: usableFirstName(firstName),
  passwordHash: null,
})
