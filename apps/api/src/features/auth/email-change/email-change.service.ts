import { randomBytes } from 'node:crypto'
import { calls, DAY_MS, type EmailChange, queryOf } from '@memesmith/contract'
import type { Language } from '@memesmith/languages'
import { i18nOf } from '@memesmith/languages/server'
import type { Config } from '../../../config/config.ts'
import { lockUser, userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { i18nOfAccount } from '../../../users/account-language.ts'
import { domainProblem } from '../../../users/create-account.ts'
import { emailProblem, normalizeEmail } from '../../../users/email.ts'
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeOf,
  putEmailChange,
  setEmailChangeLink,
} from '../../../users/email-changes.repository.ts'
import { deleteLinksOf, markVerified } from '../../../users/links.repository.ts'
import {
  findAccountById,
  findUserByEmail,
  isCurrentUser,
  setEmail,
} from '../../../users/users.repository.ts'
import { insertAudit } from '../../audit/audit.repository.ts'
import { insertMail } from '../mails/mail-queue.repository.ts'
import { type Asked, confirmUser, expectConfirmed } from '../passkeys/confirm-user.service.ts'
import type { LinkMail, MailSite } from '../reset/link-mail.ts'

const LINK_MS = DAY_MS

/**
 * Gives the account another e-mail address: at once where no mail is sent, otherwise when the new
 * address is confirmed.
 *
 * @returns the address before, to which the mail with the link belongs; undefined if it is changed
 * @throws AppError that says what is wrong with the address or the password; nothing has changed then
 */
export async function requestEmailChange(
  { mail, signUp }: Pick<Config, 'mail' | 'signUp'>,
  db: Db,
  userId: number,
  asked: Asked | undefined,
  { email: typed, ...confirmation }: EmailChange,
): Promise<string | undefined> {
  const account = await findAccountById(db, userId)
  if (account === undefined) throw new AppError('unauthorized')
  const before = account.email
  const confirmed = await confirmUser(db, asked, account, confirmation)
  const email = normalizeEmail(typed)
  const problem =
    email === before
      ? /*i18n*/ 'That is your e-mail address already. Please enter another.'
      : (emailProblem(email) ?? domainProblem(signUp.domains, email))
  if (problem !== undefined) throw new AppError('email_refused', problem)
  return await userTransaction(db, userId, async (transaction) => {
    await expectConfirmed(transaction, confirmed)
    if ((await findUserByEmail(transaction, email)) !== undefined) throw new AppError('email_taken')
    if (mail === undefined) {
      await replaceEmail(transaction, userId, email)
      return undefined
    }
    await putEmailChange(transaction, { userId, email, expiresAt: Date.now() + LINK_MS })
    return before
  })
}

/** The e-mail with the link that confirms the new address; undefined if there is none to confirm. */
export const writeChangeMail = (
  db: Db,
  { siteName, origin, language }: MailSite,
  before: string,
): Promise<LinkMail | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await findUserByEmail(transaction, before)
    if (user === undefined) return undefined
    await lockUser(transaction, user.id)
    const change = await findEmailChangeOf(transaction, user.id)
    if (change === undefined) return undefined
    const token = randomBytes(32).toString('base64url')
    await setEmailChangeLink(transaction, user.id, hashToken(token))
    const link = origin + calls.confirmEmailChangePage.path + queryOf({ token })
    const i18n = await i18nOfAccount(transaction, user.id, language)
    return {
      link,
      to: change.email,
      subject: i18n.t('Confirm your new e-mail address for {siteName}', { siteName }),
      text: [
        i18n.t('Hello,'),
        i18n.t(
          'this link gives your account at {siteName} this e-mail address. It works once, within a day:',
          { siteName },
        ),
        link,
        i18n.t('If you have no account there, there is nothing to do.'),
      ].join('\n\n'),
    }
  })

/** The e-mail that tells the address before that the account has another one. */
export async function writeChangedMail(
  _db: Db,
  { siteName, origin, language }: MailSite,
  before: string,
): Promise<LinkMail> {
  const i18n = i18nOf(language)
  return {
    link: origin,
    to: before,
    subject: i18n.t('Your account at {siteName} has another e-mail address', { siteName }),
    text: [
      i18n.t('Hello,'),
      i18n.t(
        'your account at {siteName} has another e-mail address now, so you get no more e-mails about it here.',
        { siteName },
      ),
      i18n.t('If that was not you, tell the people who run the site at once:'),
      origin,
    ].join('\n\n'),
  }
}

/** The change that the token confirms; undefined when it is unknown, used or expired. */
export const findEmailChangeBy = (db: Db, token: string) => findEmailChange(db, hashToken(token))

/**
 * Gives the account the address that the link was sent to. The address before is told so.
 *
 * @param asking the language of the request
 * @returns the id of the e-mail to the address before; or why it is not done
 */
export async function confirmEmailChange(
  db: Db,
  token: string,
  asking: Language,
): Promise<{ readonly news: string } | 'dead link' | 'taken'> {
  const found = await findEmailChangeBy(db, token)
  if (found === undefined) return 'dead link'
  const { userId, email } = found
  return await userTransaction(db, userId, async (transaction) => {
    // Another request may have used or replaced it, or the account was suspended.
    const isValid =
      (await findEmailChangeBy(transaction, token)) !== undefined &&
      (await isCurrentUser(transaction, { userId }))
    if (!isValid) return 'dead link'
    if ((await findUserByEmail(transaction, email)) !== undefined) return 'taken'
    await replaceEmail(transaction, userId, email)
    const { language } = await i18nOfAccount(transaction, userId, asking)
    return {
      news: await insertMail(transaction, found.before, 'email-changed', language),
    }
  })
}

/** Replaces the address, and ends the links that were sent to the one before. */
async function replaceEmail(transaction: Db, userId: number, email: string): Promise<void> {
  await setEmail(transaction, userId, email)
  await markVerified(transaction, userId)
  await deleteLinksOf(transaction, 'passwordResets', userId)
  await deleteEmailChange(transaction, userId)
  await insertAudit(transaction, userId, { act: 'email-changed', userId })
}
