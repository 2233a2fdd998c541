/**
 * `npx --yes pnpm@12 memes:find LINK|E-MAIL|TEXT [--limit 50] [--json]`: finds memes by their share link,
 * by their user, or by a part of their title or captions.
 */

import { calls, pathOf } from '@memesmith/contract'
import { COMMAND_LINE } from '../features/audit/audit.repository.ts'
import { findMemes } from '../features/moderation/find-memes.service.ts'
import type { FoundMeme } from '../features/moderation/moderation.repository.ts'
import { runCommand } from './command-line.ts'
import { linkOrigin } from './link-origin.ts'
import { printRows } from './print-rows.ts'
import { readOptions, usageError, wholeNumber } from './read-options.ts'

const USAGE = 'memes:find LINK|E-MAIL|TEXT [--limit 50] [--json]'
const MAX_LIMIT = 100_000

await runCommand(async ({ config, db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    limit: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  })
  const wanted = positionals.join(' ')
  if (wanted === '') throw usageError(USAGE)
  const limit = wholeNumber('limit', values.limit, MAX_LIMIT)
  const { rows: found } = await findMemes(db, COMMAND_LINE, wanted, {
    limit,
    ranges: Number.POSITIVE_INFINITY,
  })
  const { origin } = linkOrigin(config)
  const rows = found.map((meme) => ({
    link: origin + pathOf(calls.sharePage, { shareId: meme.shareId }),
    user: meme.email,
    title: meme.title,
    created: new Date(meme.createdAt),
    state: stateOf(meme),
  }))
  printRows(print, rows, { asJson: values.json, nothing: 'There are no such memes.' })
})

function stateOf({ takenDownAt, deletedAt, reason }: FoundMeme): string {
  if (takenDownAt !== null) return `taken down: ${reason}`
  return deletedAt === null ? 'kept' : 'deleted by its user'
}
