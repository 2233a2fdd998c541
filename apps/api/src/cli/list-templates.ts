/**
 * `npx --yes pnpm@12 templates:list [E-MAIL] [--own] [--json]`: lists the templates of the gallery;
 * with an e-mail those of one user, and with `--own` those of all users.
 */

import type { Db } from '../database/schema.ts'
import { COMMAND_LINE, insertAudit } from '../features/audit/audit.repository.ts'
import { listTemplates } from '../features/templates/catalog/templates.repository.ts'
import {
  listTemplatesOfUsers,
  type TemplateOfUser,
} from '../features/templates/own/own-templates.repository.ts'
import { runCommand } from './command-line.ts'
import { findUser } from './find-user.ts'
import { printRows } from './print-rows.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'templates:list [E-MAIL] [--own] [--json]'
const PAGE = 1000

await runCommand(async ({ db, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    own: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const [email, ...others] = positionals
  if (others.length > 0) throw usageError(USAGE)
  const user = email === undefined ? undefined : await findUser(db, email)
  const rows =
    user === undefined && !values.own ? await galleryRows(db) : await ownRows(db, user?.id)
  printRows(print, rows, { asJson: values.json, nothing: 'There are no such templates.' })
})

async function galleryRows(db: Db) {
  return (await listTemplates(db)).map(({ id, slug, name, tags }) => ({
    id,
    slug,
    name,
    tags: tagsOf(tags),
  }))
}

async function ownRows(db: Db, userId: number | undefined) {
  const whose = userId === undefined ? { details: 'all users' } : { userId }
  await insertAudit(db, COMMAND_LINE, { act: 'templates-listed', ...whose })
  const templates: TemplateOfUser[] = []
  let page: TemplateOfUser[]
  do {
    page = await listTemplatesOfUsers(db, userId, templates.at(-1)?.id ?? 0, PAGE)
    templates.push(...page)
  } while (page.length === PAGE)
  return templates.map(({ id, email, name, tags, createdAt }) => ({
    id,
    user: email,
    name,
    tags: tagsOf(tags),
    created: new Date(createdAt),
  }))
}

function tagsOf(json: string): string {
  const tags: readonly string[] = JSON.parse(json)
  return tags.join(', ')
}
