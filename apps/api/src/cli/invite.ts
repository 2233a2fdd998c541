/**
 * `npx --yes pnpm@12 accounts:invite [--uses 1] [--days 7] [--json]`: prints a link with which people
 * may sign up.
 */

import { invitationPath } from '@memesmith/contract'
import { COMMAND_LINE, insertAudit } from '../features/audit/audit.repository.ts'
import { createInvitation } from '../users/create-invitation.ts'
import { runCommand } from './command-line.ts'
import { linkOrigin } from './link-origin.ts'
import { readOptions, wholeNumber } from './read-options.ts'

const MAX_USES = 100_000
const MAX_DAYS = 3650

await runCommand(async ({ config, db, args, print }) => {
  const { values } = readOptions(args, 'accounts:invite [--uses 1] [--days 7] [--json]', {
    uses: { type: 'string', default: '1' },
    days: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
  })
  const uses = wholeNumber('uses', values.uses, MAX_USES)
  const days = wholeNumber('days', values.days, MAX_DAYS)
  if (config.signUp.policy === 'closed') {
    throw new Error('SIGN_UP is closed: nobody could use an invitation. Set it to invite first.')
  }
  const accounts = uses === 1 ? 'one account' : `${uses} accounts`
  const { token, expiresAt } = await db.transaction().execute(async (transaction) => {
    const details = `${accounts}, ${days === 1 ? 'one day' : `${days} days`}`
    await insertAudit(transaction, COMMAND_LINE, { act: 'invitation-made', details })
    return await createInvitation(transaction, { uses, days })
  })
  const { origin, warning } = linkOrigin(config)
  const link = origin + invitationPath(token)
  const until = new Date(expiresAt).toISOString()
  if (values.json) return print(JSON.stringify({ link, uses, expiresAt: until }))
  print(link)
  if (warning !== undefined) print(warning)
  if (config.signUp.policy === 'open') print('SIGN_UP is open, so people can sign up without it.')
  print(`For ${accounts}, until ${until}.`)
})
