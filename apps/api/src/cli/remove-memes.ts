/**
 * `npx --yes pnpm@12 memes:remove LINK... [--reason TEXT] [--yes]`: takes memes down at once;
 * `npx --yes pnpm@12 memes:remove LINK... --undo` restores them within 30 days.
 */

import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { RESTORABLE_DAYS, restore, takeDown } from '../features/moderation/moderation.service.ts'
import { shareIdIn } from '../features/moderation/share-id-in.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'memes:remove LINK... [--reason TEXT] [--undo] [--yes]'

const RESTORED = {
  restored: 'is back',
  'not-taken-down': 'was not taken down',
  'too-late': `can not be restored: there is no such meme, or it was taken down more than ${RESTORABLE_DAYS} days ago`,
} as const

await runCommand(async ({ db, args, print }) => {
  const { values, positionals: links } = readOptions(args, USAGE, {
    reason: { type: 'string', default: '' },
    undo: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  })
  if (links.length === 0) throw usageError(USAGE)
  const ids = links.map((link) => {
    const id = shareIdIn(link)
    if (id === undefined) throw new Error(`"${link}" is no link to a meme. Nothing was changed.`)
    return id
  })
  if (values.undo) {
    for (const [index, id] of ids.entries()) {
      print(`${links[index]} ${RESTORED[await restore(db, COMMAND_LINE, id)]}`)
    }
    return
  }
  const count = ids.length === 1 ? 'this meme' : `these ${ids.length} memes`
  await confirm(`Take ${count} down?`, values.yes)
  for (const [index, id] of ids.entries()) {
    const isThere = await takeDown(db, COMMAND_LINE, id, values.reason)
    print(
      `${links[index]} ${isThere ? `is taken down; --undo restores it within ${RESTORABLE_DAYS} days` : 'leads to no meme'}`,
    )
  }
})
