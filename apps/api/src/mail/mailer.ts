import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends e-mails through the operator's server. */
export interface Mailer {
  /** Resolves when the server has taken the e-mail; rejects when it refused or did not answer. */
  send(mail: Mail): Promise<void>
}

// A stop of the server waits for an e-mail under way, but for no longer than ten seconds.
const TIMEOUT_MS = 5000

export function createMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
  }
}
