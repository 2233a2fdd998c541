import { randomBytes } from 'node:crypto'
import { calls, DAY_MS, queryOf } from '@memesmith/contract'
import { lockUser, userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { i18nOfAccount } from '../../../users/account-language.ts'
import {
  countLinksOf,
  deleteLink,
  findLink,
  insertLink,
  markVerified,
} from '../../../users/links.repository.ts'
import { findUserByEmail } from '../../../users/users.repository.ts'
import type { LinkMail, MailSite } from '../reset/link-mail.ts'

const LINK_MS = DAY_MS
/** Prevents flooding an inbox, whose owner may not be the user. */
const MAX_OPEN_LINKS = 3

/** The e-mail that verifies the address of an account; undefined if there is nothing to verify. */
export const writeVerificationMail = (
  db: Db,
  { siteName, origin, language }: MailSite,
  email: string,
): Promise<LinkMail | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await findUserByEmail(transaction, email)
    if (user === undefined || user.unverifiedSince === null) return undefined
    await lockUser(transaction, user.id)
    if ((await countLinksOf(transaction, 'emailVerifications', user.id)) >= MAX_OPEN_LINKS)
      return undefined
    const token = randomBytes(32).toString('base64url')
    const expiresAt = Date.now() + LINK_MS
    await insertLink(transaction, 'emailVerifications', {
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt,
    })
    const link = origin + calls.verifyEmailPage.path + queryOf({ token })
    const i18n = await i18nOfAccount(transaction, user.id, language)
    return {
      link,
      to: user.email,
      subject: i18n.t('Confirm your e-mail address for {siteName}', { siteName }),
      text: [
        i18n.t('Hello,'),
        i18n.t(
          'this link confirms that your account at {siteName} has this e-mail address. Then you can share your memes. It works for a day:',
          { siteName },
        ),
        link,
        i18n.t('If you have no account there, there is nothing to do.'),
      ].join('\n\n'),
    }
  })

/** Ends a link that was not sent. */
export const revokeVerification = (db: Db, link: string): Promise<void> =>
  deleteLink(db, 'emailVerifications', hashToken(new URL(link).searchParams.get('token') ?? ''))

/** The user whose address the token verifies; undefined when it is unknown, used or expired. */
export const findVerificationOf = (db: Db, token: string) =>
  findLink(db, 'emailVerifications', hashToken(token))

/** @returns whether the token was valid */
export async function verifyEmail(db: Db, token: string): Promise<boolean> {
  const found = await findVerificationOf(db, token)
  if (found === undefined) return false
  await userTransaction(db, found.userId, (transaction) => markVerified(transaction, found.userId))
  return true
}
