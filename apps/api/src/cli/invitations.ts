/**
 * `npx --yes pnpm@12 accounts:invitations [--revoke ID|LINK] [--yes] [--json]`: lists the invitations
 * that people can still use, or revokes one.
 */

import {
  invitationIdIn,
  listValidInvitations,
  revokeInvitation,
} from '../features/account/manage-invitations.service.ts'
import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { printRows } from './print-rows.ts'
import { readOptions } from './read-options.ts'

const USAGE = 'accounts:invitations [--revoke ID|LINK] [--yes] [--json]'

await runCommand(async ({ db, args, print }) => {
  const { values } = readOptions(args, USAGE, {
    revoke: { type: 'string' },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  if (values.revoke !== undefined) {
    const id = invitationIdIn(values.revoke) ?? values.revoke
    await confirm(`Revoke the invitation ${id}?`, values.yes)
    await revokeInvitation(db, COMMAND_LINE, id)
    return print(
      values.json
        ? JSON.stringify({ id, revoked: true })
        : `The invitation ${id} is revoked: nobody can sign up with its link any more.`,
    )
  }
  const all = await listValidInvitations(db, { limit: Number.MAX_SAFE_INTEGER })
  const rows = all.map(({ id, createdAt, expiresAt, usesLeft }) => ({
    id,
    made: new Date(createdAt),
    until: new Date(expiresAt),
    accountsLeft: usesLeft,
  }))
  printRows(print, rows, { asJson: values.json, nothing: 'Nobody has an invitation.' })
})
