import type { Db } from '../database/connect.ts'
import { renderScene } from '../scenes/render-scene.ts'
import type { StarterTemplate } from './starter/starter-template.ts'
import { encodePictures, storePictures } from './template-pictures.ts'
import { insertTemplate, listRemovedSlugs, listTemplateSlugs } from './templates.repository.ts'

/** The log says how far it is after every so many templates. */
const PROGRESS_EVERY = 20

/** As much of a logger as is needed here. */
interface Log {
  info(message: string): void
}

/**
 * Draws and stores the starter templates that are not there yet, except those that the operator
 * removed. Stopped halfway, it goes on at the next start: each template is stored whole or not at
 * all.
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
  for (const [index, template] of missing.entries()) {
    if (signal.aborted) return
    await seedTemplate(db, template)
    const done = index + 1
    if (done % PROGRESS_EVERY === 0 && done < missing.length) {
      log.info(`${done} of ${missing.length} starter templates are drawn`)
    }
  }
  log.info('all starter templates are ready')
}

async function seedTemplate(db: Db, template: StarterTemplate): Promise<void> {
  const { slug, name, description, tags, example, scene } = template
  const pictures = await encodePictures(await renderScene(scene))
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
