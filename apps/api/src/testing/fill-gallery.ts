import type { FoundTemplate } from '@memesmith/template-search'
import { generateTemplates } from '@memesmith/template-search/testing'
import type { Db } from '../database/schema.ts'

/** Rows of one statement. SQLite takes at most 32,766 values in one. */
const AT_ONCE = 1000

/**
 * Inserts templates with the pictures of the first one directly, because drawing thousands takes
 * minutes.
 *
 * @returns their searchable fields
 */
export async function fillGallery(
  db: Db,
  templates: number | readonly FoundTemplate[],
): Promise<readonly FoundTemplate[]> {
  const found = typeof templates === 'number' ? generateTemplates(templates) : templates
  const { imageId, thumbnailId, exampleId, exampleTop, exampleBottom } = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const pictures = { imageId, thumbnailId, exampleId, exampleTop, exampleBottom }
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < found.length; first += AT_ONCE) {
      const rows = found.slice(first, first + AT_ONCE).map((template, index) => ({
        ...template,
        ...pictures,
        tags: JSON.stringify(template.tags),
        slug: `filled-${first + index}`,
      }))
      await transaction.insertInto('templates').values(rows).execute()
    }
  })
  return found
}
