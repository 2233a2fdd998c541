import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'

/** Whether reports are sent by e-mail: to `ABUSE_CONTACT`, if there is a mail server. */
export const areReportsSent = ({ mail, abuseContact }: Config): boolean =>
  mail !== undefined && abuseContact !== undefined

/** @returns a function that sends the reports that are due */
export function createReportSender(config: Config, db: Db): () => Promise<void> {
  let sendDue: (() => Promise<void>) | undefined
  return async () => {
    const { mail, abuseContact: to, siteName } = config
    if (mail === undefined || to === undefined) return
    // Loaded on demand: a site without a mail server starts sooner.
    const { createReportMails } = await import('./report-mails.ts')
    sendDue ??= createReportMails({ db, siteName, mail, to })
    await sendDue()
  }
}
