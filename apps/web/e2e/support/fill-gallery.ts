import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateTemplates } from '@memesmith/template-search/testing'

/**
 * Fills the gallery of a running server, like an import in another process. The pictures are those of
 * the templates that are there.
 */
export function fillGallery(dataDir: string, count: number): void {
  const db = new DatabaseSync(join(dataDir, 'memesmith.sqlite'))
  db.exec('pragma busy_timeout = 5000; begin immediate')
  const ids = db.prepare('select id from templates order by id').all()
  const insert = db.prepare(`
    insert into templates
      (slug, name, description, tags, example_top, example_bottom, image_id, thumbnail_id, example_id)
    select ?, ?, ?, ?, example_top, example_bottom, image_id, thumbnail_id, example_id
    from templates where id = ?
  `)
  for (const [index, { name, description, tags }] of generateTemplates(count).entries()) {
    const copied = ids[index % ids.length]?.id ?? null
    insert.run(`filled-${index}`, name, description, JSON.stringify(tags), copied)
  }
  db.exec('commit')
  db.close()
}
