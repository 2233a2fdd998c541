/**
 * `npx --yes pnpm@12 templates:publish ID [--as NAME] [--yes]`: adds a copy of a user's own template to
 * the gallery of everybody.
 */

import { findTemplateOfUser } from '../features/templates/own/own-templates.repository.ts'
import { publishTemplate, slugFor } from '../features/templates/own/publish-template.ts'
import { Renderer } from '../render/renderer.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { readOptions, usageError } from './read-options.ts'

const USAGE = 'templates:publish ID [--as NAME] [--yes]'

await runCommand(async ({ db, images, args, print }) => {
  const { values, positionals } = readOptions(args, USAGE, {
    as: { type: 'string' },
    yes: { type: 'boolean', default: false },
  })
  const [id, ...others] = positionals
  if (id === undefined || others.length > 0) throw usageError(USAGE)
  const template = /^\d{1,15}$/.test(id) ? await findTemplateOfUser(db, Number(id)) : undefined
  if (template === undefined) {
    throw new Error(`No user has a template ${id}: templates:list --own lists them.`)
  }
  const slug = await slugFor({ db }, template, values.as)
  await confirm(`Show the template ${id} of ${template.email} to everybody?`, values.yes)
  const renderer = new Renderer()
  try {
    await publishTemplate({ db, images, renderer }, template, slug)
  } finally {
    await renderer.close()
  }
  print(`published ${slug}; ${template.email} keeps the template ${id}`)
})
