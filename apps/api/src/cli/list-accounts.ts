/** `npx --yes pnpm@12 accounts:list [TEXT] [--json]`: lists accounts, or those that contain a text. */

import { searchById } from '../database/search-by-id.ts'
import { accountStateOf, lastSeenOf } from '../features/account/describe-account.service.ts'
import { findLastUserId, listAccounts } from '../users/users.repository.ts'
import { runCommand } from './command-line.ts'
import { printRows } from './print-rows.ts'
import { readOptions } from './read-options.ts'

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, 'accounts:list [TEXT] [--json]', {
    json: { type: 'boolean', default: false },
  })
  const search = positionals.join(' ')
  const { rows: accounts } = await searchById((range) => listAccounts(db, search, range), {
    before: (await findLastUserId(db)) + 1,
    limit: Number.MAX_SAFE_INTEGER,
    ranges: Number.POSITIVE_INFINITY,
  })
  const rows = accounts.reverse().map((account) => ({
    id: account.id,
    email: account.email,
    name: account.firstName,
    role: account.administratorSince === null ? 'user' : 'administrator',
    state: accountStateOf(account),
    created: new Date(account.createdAt),
    lastSeen: lastSeenOf(account),
    memes: account.memeCount ?? 0,
    bytes: account.bytes ?? 0,
  }))
  printRows(print, rows, { asJson: values.json, nothing: 'There are no such accounts.' })
})
