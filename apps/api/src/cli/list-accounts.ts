/** `npx --yes pnpm@12 accounts:list [TEXT] [--json]`: lists accounts, or those with a text in them. */

import { DAY_MS } from '@memesmith/contract'
import { SESSION_IDLE_MS } from '../http/sessions/sessions.repository.ts'
import { type AccountRow, listAccounts } from '../users/users.repository.ts'
import { runCommand } from './command-line.ts'
import { printRows, timeOf } from './print-rows.ts'
import { readOptions } from './read-options.ts'

const PAGE = 1000

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, 'accounts:list [TEXT] [--json]', {
    json: { type: 'boolean', default: false },
  })
  const accounts: AccountRow[] = []
  let page: AccountRow[]
  do {
    const after = accounts.at(-1)?.id ?? 0
    page = await listAccounts(db, positionals.join(' '), { after, limit: PAGE })
    accounts.push(...page)
  } while (page.length === PAGE)
  const rows = accounts.map((account) => ({
    id: account.id,
    email: account.email,
    name: account.firstName,
    state: stateOf(account),
    created: timeOf(account.createdAt),
    'last seen': lastSeen(account),
    memes: account.memeCount ?? 0,
    bytes: account.bytes ?? 0,
  }))
  printRows(print, rows, { asJson: values.json, nothing: 'There are no such accounts.' })
})

function stateOf({ suspendedAt, unverifiedSince }: AccountRow): string {
  if (suspendedAt !== null) return 'suspended'
  return unverifiedSince === null ? 'active' : 'unverified'
}

/** To the day, from the sessions that have not ended; null without one. */
function lastSeen({ lastSessionEnds }: AccountRow): string | null {
  if (lastSessionEnds === null) return null
  const seenAt = Math.floor((lastSessionEnds - SESSION_IDLE_MS) / DAY_MS) * DAY_MS
  return timeOf(seenAt)?.slice(0, 10) ?? null
}
