import type { StarterTemplate } from '@memesmith/starter-templates'
import type { Db } from '../../database/connect.ts'
import { renderScene } from '../../render/render-scene.ts'
import { type EncodedPictures, encodePictures, storePictures } from './template-pictures.ts'
import { insertTemplate, listRemovedSlugs, listTemplateSlugs } from './templates.repository.ts'

/** Number of templates between two progress messages in the log. */
const PROGRESS_EVERY = 20

/** The part of a logger that is used here. */
interface Log {
  info(message: string): void
}

/**
 * Draws and stores the missing starter templates, except those that the operator removed. If it is
 * stopped, it resumes at the next start: each template is stored in one transaction.
 */
export async function seedTemplates(
  db: Db,
  templates: readonly StarterTemplate[],
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const settled = new Set([...(await listTemplateSlugs(db)), ...(await listRemovedSlugs(db))])
  const missing = templates.filter(({ slug }) => !settled.has(slug))
  if (missing.length === 0) return
  log.info(`drawing ${missing.length} starter templates`)
  const drawings = missing.slice(0, 1).map(draw)
  for (const [index, template] of missing.entries()) {
    // One is drawn on the main thread while the previous one is encoded in another.
    drawings.push(...missing.slice(index + 1, index + 2).map(draw))
    const pictures = await drawings.shift()
    if (signal.aborted || pictures === undefined) return
    await storeTemplate(db, template, pictures)
    const done = index + 1
    if (done % PROGRESS_EVERY === 0 && done < missing.length) {
      log.info(`${done} of ${missing.length} starter templates are drawn`)
    }
  }
  log.info('all starter templates are ready')
}

function draw({ scene }: StarterTemplate): Promise<EncodedPictures> {
  const drawing = renderScene(scene).then(encodePictures)
  // Handled later, when the promise is awaited.
  drawing.catch(() => undefined)
  return drawing
}

async function storeTemplate(
  db: Db,
  { slug, name, description, tags, example }: StarterTemplate,
  pictures: EncodedPictures,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertTemplate(transaction, {
      slug,
      name,
      description,
      tags,
      exampleTop: example.top,
      exampleBottom: example.bottom,
      ...(await storePictures(transaction, pictures)),
      sourceHash: null,
    })
  })
}
