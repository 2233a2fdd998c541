import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly headers: string
  readonly text: string
}

/** An SMTP server on loopback that stores all e-mails. */
export interface Mailbox {
  /** Value for `SMTP_URL`. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Addresses that it rejects with an error. */
  readonly unknown: Set<string>
  /** What it answers to addresses, such as `554 5.7.1 Relay access denied`. */
  readonly refusals: Map<string, string>
  close(): Promise<void>
}

const USER = 'memesmith'
const PASSWORD = 'let me send'

/** Starts the SMTP server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const unknown = new Set<string>()
  const refusals = new Map<string, string>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error('refused')),
    onRcptTo({ address }, _session, done) {
      const rejected = `550 5.1.1 <${address}>: Recipient address rejected`
      const reply = unknown.has(address) ? rejected : refusals.get(address)
      if (reply === undefined) return done()
      const responseCode = Number(reply.slice(0, 3))
      done(Object.assign(new Error(reply.slice(4)), { responseCode }))
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const [headers = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
      mails.push({
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        headers,
        text: fromQuotedPrintable(body.join('\r\n\r\n')),
      })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return {
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${address.port}`,
    mails,
    unknown,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const fromQuotedPrintable = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
