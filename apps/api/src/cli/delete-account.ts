/**
 * `npx --yes pnpm@12 accounts:delete E-MAIL [--yes] [--json]`: deletes an account and everything in it, for good.
 */

import { deleteAccountOf } from '../features/account/manage-accounts.service.ts'
import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { readStorageUse } from '../storage/quota/storage-quota.ts'
import { isLastAdministrator } from '../users/administrators.repository.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { findUser } from './find-user.ts'
import { readOptions, usageError } from './read-options.ts'

const NO_ADMINISTRATOR =
  'Nobody administers the site now: make somebody an administrator with accounts:promote.'
const USAGE = 'accounts:delete E-MAIL [--yes] [--json]'

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0) throw usageError(USAGE)
  const user = await findUser(db, email)
  const { memeCount } = await readStorageUse(db, user.id)
  const isLast = await isLastAdministrator(db, user.id)
  const what = `${user.email}, with ${memeCount} ${memeCount === 1 ? 'meme' : 'memes'} and all uploads`
  const role = isLast ? ' It is the only administrator.' : ''
  await confirm(`Delete ${what}, for good?${role}`, values.yes)
  await deleteAccountOf(db, COMMAND_LINE, user.id)
  if (isLast) process.stderr.write(`${NO_ADMINISTRATOR}\n`)
  const deleted = { email: user.email, memes: memeCount }
  print(values.json ? JSON.stringify({ deleted }) : `deleted ${what}`)
})
