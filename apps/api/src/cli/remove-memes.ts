/**
 * `npx --yes pnpm@12 memes:remove LINK... [--reason TEXT] [--yes] [--json]`: takes memes down at once;
 * `npx --yes pnpm@12 memes:remove LINK... --undo` restores them within 30 days.
 */

import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { RESTORABLE_DAYS, restore, takeDown } from '../features/moderation/moderation.service.ts'
import { shareIdIn } from '../features/moderation/share-id-in.ts'
import type { SiteStorage } from '../storage/image-storage.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'memes:remove LINK... [--reason TEXT] [--undo] [--yes] [--json]'

/** The word printed for each result. */
const SAID = {
  'taken-down': `is taken down; --undo restores it within ${RESTORABLE_DAYS} days`,
  'not-found': 'leads to no meme',
  restored: 'is back',
  'not-taken-down': 'was not taken down',
  'too-late': `can not be restored: there is no such meme, or it was taken down more than ${RESTORABLE_DAYS} days ago`,
} as const

await runCommand(async ({ db, images, args, print }) => {
  const { values, positionals: links } = readOptions(args, USAGE, {
    reason: { type: 'string', default: '' },
    undo: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  if (links.length === 0) throw usageError(USAGE)
  const ids = links.map((link) => {
    const id = shareIdIn(link)
    if (id === undefined) throw new Error(`"${link}" is no link to a meme. Nothing was changed.`)
    return id
  })
  const count = ids.length === 1 ? 'this meme' : `these ${ids.length} memes`
  if (!values.undo) await confirm(`Take ${count} down?`, values.yes)
  const done: { readonly link: string | undefined; readonly result: keyof typeof SAID }[] = []
  for (const [index, id] of ids.entries()) {
    const result = values.undo
      ? await restore(db, COMMAND_LINE, id)
      : await takeDownOne({ db, images }, id, values.reason)
    if (!values.json) print(`${links[index]} ${SAID[result]}`)
    if (result === 'not-found' || result === 'too-late') process.exitCode = 1
    done.push({ link: links[index], result })
  }
  if (values.json) print(JSON.stringify(done))
})

async function takeDownOne(site: SiteStorage, id: string, reason: string) {
  return (await takeDown(site, COMMAND_LINE, id, reason)) ? 'taken-down' : 'not-found'
}
