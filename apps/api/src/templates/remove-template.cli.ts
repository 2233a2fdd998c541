/** `pnpm templates:remove SLUG...`: removes templates for good. */
import { runCommand } from '../command-line.ts'
import { removeTemplate } from './remove-template.ts'
import { listTemplateSlugs } from './templates.repository.ts'

await runCommand(async ({ db, args: slugs, print }) => {
  const known = await listTemplateSlugs(db)
  if (slugs.length === 0) {
    known.forEach(print)
    throw new Error('Which of these templates? pnpm templates:remove SLUG')
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
