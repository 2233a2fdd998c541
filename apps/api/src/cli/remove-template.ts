/**
 * `npx --yes pnpm@12 templates:remove [SLUG|ID...] [--yes]`: removes templates for good, and users' own
 * by their id, which it asks about first; without a name it lists all templates.
 */

import { removeTemplate } from '../features/templates/catalog/remove-template.ts'
import { listTemplateSlugs } from '../features/templates/catalog/templates.repository.ts'
import {
  findTemplateOfUser,
  type TemplateOfUser,
} from '../features/templates/own/own-templates.repository.ts'
import { removeTemplateOfUser } from '../features/templates/own/remove-template-of-user.ts'
import { runCommand } from './command-line.ts'
import { confirm } from './confirm.ts'
import { readOptions } from './read-options.ts'

await runCommand(async ({ db, args, print }) => {
  const { values, positionals: names } = readOptions(
    args,
    'templates:remove [NAME|ID...] [--yes]',
    {
      yes: { type: 'boolean', default: false },
    },
  )
  const known = await listTemplateSlugs(db)
  if (names.length === 0) {
    for (const slug of known) print(slug)
    print('To remove one for good: npx --yes pnpm@12 templates:remove NAME')
    return
  }
  const ofUsers: TemplateOfUser[] = []
  for (const name of names.filter((each) => !known.includes(each))) {
    const template = /^\d{1,15}$/.test(name)
      ? await findTemplateOfUser(db, Number(name))
      : undefined
    if (template === undefined) {
      throw new Error(`There is no template "${name}". Nothing was removed.`)
    }
    ofUsers.push(template)
  }
  if (ofUsers.length > 0) {
    const owners = [...new Set(ofUsers.map(({ email }) => email))].join(', ')
    await confirm(`Remove templates of ${owners} for good?`, values.yes)
  }
  for (const name of names) {
    const ofUser = ofUsers.find(({ id }) => String(id) === name)
    await (ofUser ? removeTemplateOfUser(db, ofUser) : removeTemplate(db, name))
    print(`removed ${name}; memes made from it stay`)
  }
})
