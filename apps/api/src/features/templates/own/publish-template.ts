import { createHash } from 'node:crypto'
import type { Caption } from '@memesmith/meme-render'
import type { Renderer } from '../../../render/renderer.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { COMMAND_LINE, insertAudit } from '../../audit/audit.repository.ts'
import {
  insertExample,
  insertPictures,
  storeExample,
  storePictures,
} from '../catalog/template-pictures.ts'
import { findTemplateBySlug, insertTemplate } from '../catalog/templates.repository.ts'
import { normalizePicture } from '../import/normalize-picture.ts'
import { slugOf } from '../import/slug-of.ts'
import type { TemplateOfUser } from './own-templates.repository.ts'

interface PublishDependencies extends SiteStorage {
  readonly renderer: Renderer
}

/**
 * The name under which a user's template is published.
 *
 * @param given by the operator; without it, it is made from the template's name
 * @throws Error with a sentence for the operator when it can't be used
 */
export async function slugFor(
  { db }: Pick<SiteStorage, 'db'>,
  { name }: Pick<TemplateOfUser, 'name'>,
  given = name,
): Promise<string> {
  // Whatever follows the last dot is taken for a file's extension.
  const slug = slugOf(`${given}.png`)
  if (slug === '') throw new Error('Its name needs a letter or a digit: give another with --as.')
  if ((await findTemplateBySlug(db, slug)) === undefined) return slug
  throw new Error(`There is a template "${slug}" already: give another name with --as.`)
}

/**
 * Adds a copy of a user's template to those that everybody sees. The user keeps the template, and
 * changing it does not affect the copy. The audit log records it.
 *
 * @throws Error with a sentence for the operator
 */
export async function publishTemplate(
  { db, images, renderer }: PublishDependencies,
  template: TemplateOfUser,
  slug: string,
): Promise<void> {
  const { imageId, frames, name, description, userId } = template
  const bytes = Uint8Array.from(await images.read(imageId))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const layers: readonly Caption[] = JSON.parse(template.layers)
  const picture = await normalizePicture(renderer, { bytes, frames: frames ?? 1 })
  const pictures = await picture.encode(layers)
  const stored = await storePictures(images, pictures)
  const example = await storeExample(images, pictures)
  await db.transaction().execute(async (transaction) => {
    await insertAudit(transaction, COMMAND_LINE, {
      act: 'template-published',
      userId,
      details: slug,
    })
    await insertTemplate(transaction, {
      slug,
      name,
      description,
      tags: JSON.parse(template.tags),
      exampleTop: layers[0]?.text ?? '',
      exampleBottom: layers[1]?.text ?? '',
      layers,
      ...(await insertPictures(transaction, stored)),
      ...(await insertExample(transaction, example)),
      // A template without a hash counts as a starter template.
      sourceHash: hash,
    })
  })
}
