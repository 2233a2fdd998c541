import { randomBytes } from 'node:crypto'
import { calls, HOUR_MS, queryOf } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import { lockUser, userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { i18nOfAccount } from '../../../users/account-language.ts'
import { normalizeEmail } from '../../../users/email.ts'
import {
  countLinksOf,
  deleteLink,
  findLink,
  insertLink,
  markVerified,
} from '../../../users/links.repository.ts'
import { hashPassword } from '../../../users/password.ts'
import { passwordProblem } from '../../../users/password-problem.ts'
import { replaceCredentials } from '../../../users/replace-password.ts'
import type { PasswordUser } from '../../../users/sign-in.ts'
import { findUserByEmail } from '../../../users/users.repository.ts'
import type { LinkMail, MailSite } from './link-mail.ts'

const LINK_MS = HOUR_MS
/** Prevents flooding a user's inbox. */
const MAX_OPEN_LINKS = 3

/**
 * Creates a single-use link that sets the user's password within an hour. The database stores only
 * its hash.
 *
 * @param origin the link's scheme and host
 */
export async function createResetLink(db: Db, origin: string, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = Date.now() + LINK_MS
  await insertLink(db, 'passwordResets', { tokenHash: hashToken(token), userId, expiresAt })
  return origin + calls.resetPasswordPage.path + queryOf({ token })
}

/** The e-mail for the account with this address; undefined if there is none. */
export async function writeResetMail(
  db: Db,
  { siteName, origin, language }: MailSite,
  typedEmail: string,
): Promise<LinkMail | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const user = await findUserByEmail(transaction, normalizeEmail(typedEmail))
    if (user === undefined) return undefined
    await lockUser(transaction, user.id)
    if ((await countLinksOf(transaction, 'passwordResets', user.id)) >= MAX_OPEN_LINKS)
      return undefined
    const link = await createResetLink(transaction, origin, user.id)
    const i18n = await i18nOfAccount(transaction, user.id, language)
    return {
      link,
      to: user.email,
      subject: i18n.t('Choose a new password for {siteName}', { siteName }),
      text: [
        // No name: the account's creator may not own the address, and may have chosen any name.
        i18n.t('Hello,'),
        i18n.t(
          'this link lets you choose a new password for {siteName}. It works once, within an hour:',
          { siteName },
        ),
        link,
        i18n.t('If you did not ask for it, there is nothing to do: your password stays as it is.'),
      ].join('\n\n'),
    }
  })
}

/** Ends a link that was not sent. */
export async function revokeLink(db: Db, link: string): Promise<void> {
  const token = new URL(link).searchParams.get('token') ?? ''
  await deleteLink(db, 'passwordResets', hashToken(token))
}

/** The user whose password the token sets; undefined when it is unknown, used or expired. */
export const findResetOf = (db: Db, token: string) =>
  findLink(db, 'passwordResets', hashToken(token))

/** Sets the password if the token is still valid, and ends every session and passkey of the user. */
export async function resetPassword(
  db: Db,
  token: string,
  password: string,
): Promise<PasswordUser | { readonly problem: Saying } | undefined> {
  const problem = passwordProblem(password)
  if (problem !== undefined) return { problem }
  const passwordHash = await hashPassword(password)
  const userId = (await findResetOf(db, token))?.userId
  if (userId === undefined) return undefined
  return await userTransaction(db, userId, async (transaction) => {
    // Another request may have used it in the meantime.
    if ((await findResetOf(transaction, token)) === undefined) return undefined
    await replaceCredentials(transaction, userId, passwordHash)
    // The link went to the address.
    await markVerified(transaction, userId)
    return { userId, passwordHash }
  })
}
