/**
 * Tells the operator about reports by e-mail.
 *
 * Problem: nobody must be able to fill a mailbox by reporting memes, and nobody should have to check the
 * queue just to see that it is empty.
 * Approach: one e-mail covers all reports since the last one, and the next is sent half an hour later at
 * the earliest, by any server of the site. Reports that could not be sent go into the next e-mail. What
 * people wrote is quoted as plain text, and shortened.
 */
import { ADMIN_REPORTS_PATH, calls, MINUTE_MS, pathOf, REPORT_REASONS } from '@memesmith/contract'
import { SOURCE_LANGUAGE } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import type { MailConfig } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { createMailer, type Mail } from '../../mail/mailer.ts'
import { shortenText } from '../../runtime/shorten-text.ts'
import { i18nOfAccount } from '../../users/account-language.ts'
import { normalizeEmail } from '../../users/email.ts'
import { findUserByEmail } from '../../users/users.repository.ts'
import {
  findSentUntil,
  finishMailTurn,
  listReportsAfter,
  takeMailTurn,
} from './reports.repository.ts'

/** The least time between two e-mails, in ms. */
const PAUSE_MS = 30 * MINUTE_MS
const RETRY_MS = 5 * MINUTE_MS
/** Maximum number of reports that an e-mail describes. */
const DESCRIBED = 20
/** A larger number is given as "many". */
const COUNTED = 1000
const MAX_QUOTE_LENGTH = 300

interface ReportMailOptions {
  readonly db: Db
  readonly siteName: string
  readonly mail: MailConfig
  /** The address that gets the e-mails. */
  readonly to: string
}

/** @returns a function that sends the reports that are due */
export function createReportMails({ db, siteName, mail, to }: ReportMailOptions) {
  const mailer = createMailer(mail)
  return async (): Promise<void> => {
    if ((await listReportsAfter(db, await findSentUntil(db), 1)).length === 0) return
    const sentUntil = await takeMailTurn(db, Date.now() + RETRY_MS)
    if (sentUntil === undefined) return
    const reports = await listReportsAfter(db, sentUntil, COUNTED)
    const last = reports.at(-1)
    if (last === undefined) return
    const reader = await findUserByEmail(db, normalizeEmail(to))
    const i18n = reader === undefined ? i18nOf(SOURCE_LANGUAGE) : await i18nOfAccount(db, reader.id)
    await mailer.send({ to, ...writeReportMail(reports, siteName, mail.linkOrigin, i18n) })
    await finishMailTurn(db, last.id, Date.now() + PAUSE_MS)
  }
}

type Report = Awaited<ReturnType<typeof listReportsAfter>>[number]

function writeReportMail(
  reports: readonly Report[],
  siteName: string,
  origin: string,
  i18n: I18n,
): Pick<Mail, 'subject' | 'text'> {
  const count = reports.length
  const more = count - DESCRIBED
  const isCounted = count < COUNTED
  return {
    subject: isCounted
      ? i18n.t('{count, plural, one {# report} other {# reports}} on {siteName}', {
          count,
          siteName,
        })
      : i18n.t('{count} or more reports on {siteName}', { count, siteName }),
    text: [
      isCounted
        ? i18n.t(
            '{count, plural, one {There is # report} other {There are # reports}} since the last e-mail. Decide about the memes here:',
            { count },
          )
        : i18n.t(
            'There are {count} or more reports since the last e-mail. Decide about the memes here:',
            { count },
          ),
      origin + ADMIN_REPORTS_PATH,
      ...reports.slice(0, DESCRIBED).map((report) => describe(report, origin, i18n)),
      ...(more > 0 ? [i18n.t('And {count} more.', { count: more })] : []),
      i18n.t(
        'The next e-mail comes in half an hour at the earliest. Lines that begin with > are from people who reported something, and may be made up.',
      ),
    ].join('\n\n'),
  }
}

function describe({ shareId, reason, details }: Report, origin: string, i18n: I18n): string {
  const link = origin + pathOf(calls.sharePage, { shareId })
  const said = shortenText(details, MAX_QUOTE_LENGTH)
  const quoted = said === '' ? [] : said.split('\n').map((line) => `> ${line}`)
  return [link, `${i18n.t(REPORT_REASONS[reason])}.`, ...quoted].join('\n')
}
