import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { mailCounts } from './mail-counts.ts'
import { createMailer, MailRefusedError } from './mailer.ts'

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'https://memes.example.com/secret' }
const from = 'noreply@example.com'

/** Without TLS. */
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const requiresTls = (SMTP_URL: string, more: NodeJS.ProcessEnv = {}) =>
  readConfig({ PUBLIC_URL: 'https://memes.example.com', SMTP_URL, ...more }).mail?.requireTls

it('sends nothing to a server without TLS where TLS is required', async () => {
  for (const smtpUrl of [mailbox.url, `${mailbox.url}?ignoreTLS=true&requireTLS=false`]) {
    const refused = createMailer({ smtpUrl, requireTls: true, from }).send(mail)
    await expect(refused).rejects.toThrow('The e-mail could not be sent: ')
  }
  expect(mailbox.mails).toEqual([])
  await createMailer({ smtpUrl: mailbox.url, requireTls: false, from }).send(mail)
  expect(mailbox.mails).toHaveLength(1)
})

it('requires TLS unless the server is on this machine, or the operator says otherwise', () => {
  for (const host of [
    'mail.example.com',
    '10.0.0.1:25',
    'localhost.example.com',
    '[2001:db8::1]',
  ]) {
    expect(requiresTls(`smtp://user:password@${host}`), host).toBe(true)
    expect(requiresTls(`smtp://${host}`, { SMTP_REQUIRE_TLS: 'false' }), host).toBe(false)
  }
  for (const host of ['localhost', 'LOCALHOST:25', '127.0.0.1:587', '127.0.0.9', '[::1]:25']) {
    expect(requiresTls(`smtp://user:password@${host}`), host).toBe(false)
  }
})

describe('an answer to the recipient', () => {
  const answers = async (reply: string) => {
    mailbox.refusals.set(mail.to, reply)
    const before = { ...mailCounts() }
    const mailer = createMailer({ smtpUrl: mailbox.url, requireTls: false, from })
    const error = await mailer.send(mail).catch((reason: unknown) => reason)
    mailbox.refusals.delete(mail.to)
    const { refused, failed, lastFailure } = mailCounts()
    return {
      isFinal: error instanceof MailRefusedError && error.isFinal,
      refused: refused - before.refused,
      failed: failed - before.failed,
      isTold: lastFailure !== before.lastFailure,
    }
  }

  it.each([
    `550 5.1.1 <${mail.to}>: Recipient address rejected: User unknown`,
    '550 5.1.10 Recipient not found',
    '552 5.2.2 Mailbox full',
    '553 5.1.3 Bad recipient address syntax',
    '550 User unknown',
    '550 No such user here',
    '550 Unrouteable address',
    '552 Mailbox is over quota',
    '501 5.1.3 Bad recipient address syntax',
    '501 Invalid RCPT TO address',
    '550 5.4.1 Recipient address rejected: Access denied',
  ])('ends the e-mail where there is no such mailbox: %s', async (reply) => {
    const expected = { isFinal: true, refused: 1, failed: 0, isTold: false }
    expect(await answers(reply)).toEqual(expected)
  })

  it.each([
    `450 4.1.2 <${mail.to}>: Recipient address rejected: Domain not found`,
    '452 4.2.2 Mailbox full',
  ])('is about a mailbox that may work later, and tells nobody: %s', async (reply) => {
    const expected = { isFinal: false, refused: 1, failed: 0, isTold: false }
    expect(await answers(reply)).toEqual(expected)
  })

  it.each([
    `554 5.7.1 <${mail.to}>: Relay access denied`,
    '550 relay not permitted',
    '550 5.7.1 Sender is not allowed',
    '553 5.7.1 Sender address rejected: not owned by user',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 Sender unknown',
    '530 5.7.0 Authentication required',
    '535 5.7.8 Authentication failed',
    '451 4.7.1 Greylisted',
    '451 4.4.1 No answer from host',
    '550 rejected because 5.2.44.10 is in a black list',
    '550 <5.1.1@example.com> is blocked',
  ])('is about this site, told to administrators, and no reason to give up: %s', async (reply) => {
    const expected = { isFinal: false, refused: 0, failed: 1, isTold: true }
    expect(await answers(reply)).toEqual(expected)
  })

  it('is told with its words, and without addresses, links and secrets', async () => {
    const told = async (reply: string) => {
      mailbox.refusals.set(mail.to, reply)
      const mailer = createMailer({ smtpUrl: mailbox.url, requireTls: false, from })
      const error = await mailer.send(mail).catch((reason: unknown) => reason)
      mailbox.refusals.delete(mail.to)
      return String(error).replace(/^.* refused it: /, '')
    }
    expect(await told('554 Relaying denied')).toBe('RCPT TO 554 Relaying denied')
    expect(await told(`554 5.7.1 <${mail.to}>: Relay access denied`)).toBe(
      'RCPT TO 554 5.7.1 <…>: Relay access denied',
    )
    expect(await told('550 ADA at example.com is not bob@example.org')).toBe(
      'RCPT TO 550 … at example.com is not …',
    )
    const token = 'x9'.repeat(20)
    expect(await told(`550 see https://example.org/?${mail.to} or /reset?token=${token}`)).toBe(
      'RCPT TO 550 see … or …',
    )
    expect(await told(`550 a\u0007b ${'no '.repeat(200)}`)).toMatch(
      /^RCPT TO 550 a b (no )+.{0,2}…$/,
    )
    expect((await told(`550 ${'no '.repeat(200)}`)).length).toBe('RCPT TO 550 '.length + 200)
  })

  it('does not give up because a login is refused', async () => {
    const smtpUrl = mailbox.url.replace('memesmith:', 'stranger:')
    const sending = createMailer({ smtpUrl, requireTls: false, from }).send(mail)
    await expect(sending).rejects.not.toBeInstanceOf(MailRefusedError)
  })
})
