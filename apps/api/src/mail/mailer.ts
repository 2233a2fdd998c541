import type { NodemailerError, Transporter } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import { countSentMail, countUnsentMail } from './mail-counts.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends e-mails through the operator's SMTP server. */
export interface Mailer {
  /**
   * Resolves when the server has accepted the e-mail; rejects when it refused or did not respond.
   */
  send(mail: Mail): Promise<void>
}

/** The mail server will never accept the e-mail. */
export class MailRefusedError extends Error {}

// Shutdown waits for an e-mail that is being sent, but no longer than ten seconds.
const TIMEOUT_MS = 5000

/** A mailer that connects to the SMTP server for each e-mail. */
export function createMailer({
  smtpUrl,
  requireTls,
  from,
}: Omit<MailConfig, 'linkOrigin'>): Mailer {
  let transport: Transporter | undefined
  return {
    async send(mail) {
      // Loaded on demand: a site starts sooner, and many never send an e-mail.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({
        url: requireTls ? withTls(smtpUrl) : smtpUrl,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      })
      try {
        await transport.sendMail({ ...mail, from })
        countSentMail()
      } catch (error) {
        const failure = withoutAddress(error, mail.to)
        countUnsentMail(isAboutAddress(error) ? 'refused' : 'failed', failure.message)
        throw failure
      }
    },
  }
}

/** Whether the mail server would accept an e-mail to somebody else. */
const isAboutAddress = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/**
 * Without this, anyone on the network path can strip TLS from the server's greeting, and read the
 * password and the links. Options in the address have precedence.
 */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.set('ignoreTLS', 'false')
  return url.href
}

/**
 * Removes personal data from an error before it is logged. A server's rejection repeats the
 * recipient's address in any form, so only its codes are kept, such as `550 5.1.1`.
 */
function withoutAddress(error: unknown, address: string): Error {
  if (!(error instanceof Error)) return new Error('The e-mail could not be sent.')
  const { code, command, responseCode, response }: Partial<NodemailerError> = error
  const said = [command, responseCode, /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0]]
  const reason =
    responseCode === undefined
      ? error.message.replaceAll(address, '<the address>')
      : `the mail server refused it: ${said.filter(Boolean).join(' ')}`
  const isFinal = responseCode !== undefined && responseCode >= 500
  const Failure = isFinal ? MailRefusedError : Error
  return Object.assign(new Failure(`The e-mail could not be sent: ${reason}`), { code })
}
