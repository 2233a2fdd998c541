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

/** There is no such mailbox, or it takes no more. */
export class MailRefusedError extends Error {
  /** Whether the mail server will never accept the e-mail, so that no other try helps. */
  isFinal = false
}

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
        const failure = describeFailure(error, mail.to)
        countUnsentMail(failure instanceof MailRefusedError ? 'refused' : 'failed', failure.message)
        throw failure
      }
    },
  }
}

/**
 * Whether the mail server refuses this mailbox, and would accept an e-mail to another one. Servers also
 * wait for the recipient before they refuse the sender or the login (Postfix, `smtpd_delay_reject`), so
 * the reply decides: by its status in RFC 3463, where 5.1.7 and 5.1.8 are about the sender, or by its
 * words where it has none.
 */
function isAboutMailbox({ command, responseCode, response = '' }: Reply, address: string): boolean {
  if (command !== 'RCPT TO') return false
  const status = statusIn(response)
  // Exchange says 5.4.1 of a mailbox that it does not have.
  if (status !== undefined) return /^([45]\.(1\.([0-6]|10)|2\.\d+)|5\.4\.1)$/.test(status)
  if (![501, 550, 551, 552, 553, 554].includes(responseCode ?? 0)) return false
  const words = response.replaceAll(address, '')
  return (
    (responseCode === 501 || /unknown|no such|not exist|mailbox|unrouteable|quota/i.test(words)) &&
    !/sender|relay/i.test(words)
  )
}

/** The status in a reply. What follows it may look like one, as an IP address does. */
const statusIn = (response: string): string | undefined =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

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

type Reply = Partial<NodemailerError>

/** The longest answer of a mail server in the log, in characters. */
const MAX_ANSWER = 200
/** As much of an answer is looked at, in characters. */
const MAX_READ = 1000
/** Before its words, as in "554 Relaying denied", in characters. */
const STATUS_LENGTH = 4

/**
 * What a mail server answered, for the log: without control characters, and with "…" for words with
 * e-mail addresses, links and whatever is as long as a secret in a link. Servers repeat the recipient in
 * many forms, also without what is after the @ or a +.
 */
function answerIn(response: string, address: string): string {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  const names = [local, local.split('+')[0]].filter(Boolean)
  const isPrivate = (text: string) =>
    text.includes('@') ||
    /[\w-]{20}/.test(text) ||
    partsOf(text).some((part) => names.includes(part))
  const hidden = (word: string) =>
    word.includes('://')
      ? '…'
      : word.replace(/[^<>()[\]:,;"']+/g, (text) => (isPrivate(text) ? '…' : text))
  const answer = response
    .slice(STATUS_LENGTH, MAX_READ)
    .split(/[\p{Cc}\s]+/u)
    .map(hidden)
    .join(' ')
    .trim()
  return answer.length > MAX_ANSWER ? `${answer.slice(0, MAX_ANSWER - 1)}…` : answer
}

/** The parts of a word that may be a name in an address, in small letters. */
const partsOf = (word: string): readonly string[] =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}._+-]+/u)
    .map((part) => (part.endsWith('.') ? part.slice(0, -1) : part))

/** Removes personal data from an error before it is logged. */
function describeFailure(error: unknown, address: string): Error {
  if (!(error instanceof Error)) return new Error('The e-mail could not be sent.')
  const { code, command, responseCode, response = '' }: Reply = error
  const said = [command, responseCode, answerIn(response, address)]
  const reason =
    responseCode === undefined
      ? error.message.replaceAll(address, '<the address>')
      : `the mail server refused it: ${said.filter(Boolean).join(' ')}`
  const message = `The e-mail could not be sent: ${reason}`
  if (!isAboutMailbox(error, address)) return Object.assign(new Error(message), { code })
  const isFinal = responseCode !== undefined && responseCode >= 500
  return Object.assign(new MailRefusedError(message), { code, isFinal })
}
