/** `npx --yes pnpm@12 mail:test E-MAIL`: sends an e-mail with the server's settings, and reports the result. */

import { createMailer } from '../mail/mailer.ts'
import { isEmail, normalizeEmail } from '../users/email.ts'
import { runFileCommand } from './command-line.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'mail:test E-MAIL'

await runFileCommand(async ({ config: { mail, siteName }, args, print }) => {
  const { positionals } = readOptions(args, USAGE, {})
  const [to, ...others] = positionals.map(normalizeEmail)
  if (to === undefined || !isEmail(to) || others.length > 0) throw usageError(USAGE)
  if (mail === undefined) throw new Error('SMTP_URL is not set: this site sends no e-mails.')
  await createMailer(mail).send({
    to,
    subject: `A test of ${siteName}`,
    text: `This e-mail was sent from ${mail.linkOrigin} to see that its mail server takes e-mails.`,
  })
  print(`The mail server has taken the e-mail from ${mail.from} to ${to}. Look whether it arrives.`)
})
