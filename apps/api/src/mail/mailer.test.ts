import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { createMailer } from './mailer.ts'

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
