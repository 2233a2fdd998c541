/**
 * `npx --yes pnpm@12 accounts:suspend E-MAIL [--undo] [--yes] [--json]`: signs a user out everywhere, lets them in
 * no more, and hides the memes that they share; `--undo` takes that back.
 */

import { suspendAccount, unsuspendAccount } from '../features/account/manage-accounts.service.ts'
import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { findUser } from './find-user.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'accounts:suspend E-MAIL [--undo] [--yes] [--json]'

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    undo: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0) throw usageError(USAGE)
  const user = await findUser(db, email)
  const state = values.undo ? 'active' : 'suspended'
  const tell = (sentence: string) =>
    print(values.json ? JSON.stringify({ email: user.email, state }) : sentence)
  if (values.undo === (user.suspendedAt === null)) {
    return tell(`${user.email} is ${values.undo ? 'not suspended' : 'suspended already'}.`)
  }
  if (!values.undo) {
    await confirm(`Suspend ${user.email}, and hide the memes that they share?`, values.yes)
  }
  const act = values.undo ? unsuspendAccount : suspendAccount
  await act(db, COMMAND_LINE, user.id)
  tell(
    values.undo
      ? `${user.email} can log in again, and shared memes are back.`
      : `${user.email} is suspended: signed out everywhere, and shared memes answer 410.`,
  )
})
