import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { insertImage } from '../images/images.repository.ts'
import { makeThumbnail } from '../render/renderer.ts'
import { renderScene } from '../scenes/render-scene.ts'
import type { StarterTemplate } from './starter/starter-template.ts'
import { insertTemplate, listTemplateSlugs } from './templates.repository.ts'

// Flat colours and soft shadows: no difference to the eye at a tenth of the PNG's size.
const WEBP_QUALITY = 90

/**
 * Draws and stores the starter templates that are not there yet. Stopped halfway, it goes on at the
 * next start: each template is stored whole or not at all.
 */
export async function seedTemplates(
  db: Db,
  templates: readonly StarterTemplate[],
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  const known = await listTemplateSlugs(db)
  const missing = templates.filter(({ slug }) => !known.has(slug))
  if (missing.length > 0) log.info(`drawing ${missing.length} starter templates`)
  for (const { slug, name, description, tags, example, scene } of missing) {
    if (signal.aborted) return
    const canvas = await renderScene(scene)
    const [data, thumbnail] = await Promise.all([
      canvas.encode('webp', WEBP_QUALITY),
      makeThumbnail(canvas),
    ])
    await db.transaction().execute(async (transaction) => {
      const imageId = await insertImage(transaction, {
        ownerId: null,
        mimeType: 'image/webp',
        width: canvas.width,
        height: canvas.height,
        data,
      })
      const thumbnailId = await insertImage(transaction, {
        ownerId: null,
        mimeType: 'image/webp',
        width: thumbnail.width,
        height: thumbnail.height,
        data: thumbnail.webp,
      })
      await insertTemplate(transaction, {
        slug,
        name,
        description,
        tags,
        exampleTop: example.top,
        exampleBottom: example.bottom,
        imageId,
        thumbnailId,
      })
    })
  }
  if (missing.length > 0) log.info('all starter templates are ready')
}
