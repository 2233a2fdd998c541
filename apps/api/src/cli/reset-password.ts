/**
 * `npx --yes pnpm@12 accounts:reset-password E-MAIL [--json]`: prints a link that lets the account's owner
 * set a new password.
 */

import { resetAccount } from '../features/account/manage-accounts.service.ts'
import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { runCommand } from './command-line.ts'
import { findUser } from './find-user.ts'
import { linkOrigin } from './link-origin.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'accounts:reset-password E-MAIL [--json]'

await runCommand(async ({ config, db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    json: { type: 'boolean', default: false },
  })
  const [email] = positionals
  if (email === undefined) throw usageError(USAGE)
  if (config.oidc !== undefined) {
    throw new Error(`People sign in at ${config.oidc.issuer}: there are no passwords here.`)
  }
  const user = await findUser(db, email)
  const { origin, warning } = linkOrigin(config)
  const link = await resetAccount(config, db, COMMAND_LINE, user.id, origin)
  if (values.json) return print(JSON.stringify({ email: user.email, link }))
  print(link ?? '')
  if (warning !== undefined) print(warning)
  print('Send it to the owner of the account: it sets a new password, once, within an hour.')
})
