import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { repeatInBackground } from '../../runtime/repeat-in-background.ts'

interface ReportMailOptions {
  readonly config: Config
  readonly db: Db
}

/** Sends reports to `ABUSE_CONTACT`, where there is a mail server. */
export const sendReports = fp(
  async (app: FastifyInstance, { config, db }: ReportMailOptions): Promise<void> => {
    const { mail, abuseContact: to, siteName } = config
    if (mail === undefined || to === undefined) return
    // Loaded on demand, as for password links.
    const { createReportMails } = await import('./report-mails.ts')
    const sendDue = createReportMails({ db, siteName, mail, to })
    repeatInBackground(app, 'reports could not be sent', sendDue, MINUTE_MS)
  },
)
