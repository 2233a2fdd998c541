/**
 * `npx --yes pnpm@12 accounts:promote E-MAIL [--undo] [--yes] [--json]`: makes a user an administrator; `--undo`
 * takes that back.
 */

import { promoteAccount } from '../features/account/manage-accounts.service.ts'
import { findAccountById } from '../users/users.repository.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { findUser } from './find-user.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'accounts:promote E-MAIL [--undo] [--yes] [--json]'

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    undo: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0) throw usageError(USAGE)
  const user = await findUser(db, email)
  const account = await findAccountById(db, user.id)
  const isAdministrator = account?.administratorSince != null
  const role = values.undo ? 'user' : 'administrator'
  const tell = (sentence: string) =>
    print(values.json ? JSON.stringify({ email: user.email, role }) : sentence)
  if (isAdministrator !== values.undo) {
    return tell(
      `${user.email} is ${values.undo ? 'no administrator' : 'an administrator already'}.`,
    )
  }
  await confirm(
    values.undo
      ? `Take the administration from ${user.email}?`
      : `Make ${user.email} an administrator, who sees all users and can look at all memes?`,
    values.yes,
  )
  await promoteAccount(db, user.id, !values.undo)
  tell(
    `${user.email} is ${values.undo ? 'no administrator any more' : 'an administrator: /admin'}.`,
  )
})
