/** `pnpm templates:remove SLUG`: removes a template for good. */
import { runCommand } from '../command-line.ts'
import { removeTemplate } from './remove-template.ts'
import { listTemplateSlugs } from './templates.repository.ts'

await runCommand(async ({ db, args: [slug], print }) => {
  if (slug === undefined) {
    for (const known of await listTemplateSlugs(db)) print(known)
    throw new Error('Which of these templates? pnpm templates:remove SLUG')
  }
  if (!(await removeTemplate(db, slug))) throw new Error(`There is no template "${slug}".`)
  print(`removed ${slug}; memes made from it stay`)
})
