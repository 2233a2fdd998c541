/**
 * `npx --yes pnpm@12 templates:remove [SLUG...]`: removes templates for good; without a slug it
 * lists all templates.
 */

import { removeTemplate } from '../features/templates/remove-template.ts'
import { listTemplateSlugs } from '../features/templates/templates.repository.ts'
import { runCommand } from './command-line.ts'

await runCommand(async ({ db, args: slugs, print }) => {
  const known = await listTemplateSlugs(db)
  if (slugs.length === 0) {
    for (const slug of known) print(slug)
    print('To remove one for good: npx --yes pnpm@12 templates:remove NAME')
    return
  }
  const unknown = slugs.find((slug) => !known.includes(slug))
  if (unknown !== undefined) {
    throw new Error(`There is no template "${unknown}". Nothing was removed.`)
  }
  for (const slug of slugs) {
    await removeTemplate(db, slug)
    print(`removed ${slug}; memes made from it stay`)
  }
})
