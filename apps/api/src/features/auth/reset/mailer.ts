import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailConfig } from '../../../config/config.ts'

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
      await transport.sendMail({ ...mail, from }).catch((error: unknown) => {
        throw withoutAddress(error, mail.to)
      })
    },
  }
}

/**
 * What an operator may know of a failure. A server's refusal repeats the address that it refuses, in
 * whatever form, so only its codes are kept, such as `550 5.1.1`.
 */
function withoutAddress(error: unknown, address: string): Error {
  if (!(error instanceof Error)) return new Error('The e-mail could not be sent.')
  const { code, command, responseCode, response }: Partial<NodemailerError> = error
  const said = [command, responseCode, /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0]]
  const reason =
    responseCode === undefined
      ? error.message.replaceAll(address, '<the address>')
      : `the mail server refused it: ${said.filter(Boolean).join(' ')}`
  return Object.assign(new Error(`The e-mail could not be sent: ${reason}`), { code })
}
