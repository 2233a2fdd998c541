import { createHash } from 'node:crypto'
import { usualZones } from '@memesmith/meme-render'
import { sceneAt } from '@memesmith/scenes'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { Animator } from '../../../render/animation/animator.ts'
import { releaseMemory } from '../../../render/release-memory.ts'
import { renderScene } from '../../../render/render-scene.ts'
import { createSpriteStore, type SpriteStore } from '../../../render/sprite-store.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { ImageStorage, SiteStorage } from '../../../storage/image-storage.ts'
import {
  type EncodedPictures,
  encodeMovingPictures,
  encodePictures,
  insertExample,
  insertPictures,
  storeExample,
  storePictures,
} from '../catalog/template-pictures.ts'
import {
  findTemplateBySlug,
  insertTemplate,
  listRemovedSlugs,
  listSeeded,
  listTemplateSlugs,
  updateTemplate,
} from '../catalog/templates.repository.ts'

/** The owner of the site's own pictures, in the queue of animations. */
const OF_THE_SITE = 0
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
  { db, images }: SiteStorage,
  templates: readonly StarterTemplate[],
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const settled = new Set([...(await listTemplateSlugs(db)), ...(await listRemovedSlugs(db))])
  const missing = templates.filter(({ slug }) => !settled.has(slug))
  if (missing.length === 0) return
  log.info(`drawing ${missing.length} starter templates`)
  let done = 0
  for await (const [template, pictures] of drawAll(missing, signal)) {
    await storeTemplate({ db, images }, template, pictures)
    done += 1
    if (done % PROGRESS_EVERY === 0 && done < missing.length) {
      log.info(`${done} of ${missing.length} starter templates are drawn`)
    }
  }
  if (done === missing.length) log.info('all starter templates are ready')
}

/**
 * Draws and stores again the starter templates that have changed since the version that stored them. Memes
 * made from them stay as they are.
 */
export async function refreshTemplates(
  { db, images }: SiteStorage,
  templates: readonly StarterTemplate[],
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const hashes = new Map((await listSeeded(db)).map(({ slug, seedHash }) => [slug, seedHash]))
  const changed = templates.filter((template) => {
    const hash = hashes.get(template.slug)
    return hash !== undefined && hash !== hashOf(template)
  })
  if (changed.length === 0) return
  log.info(`updating ${changed.length} starter templates`)
  for await (const [template, pictures] of drawAll(changed, signal)) {
    await replaceTemplate({ db, images }, template, pictures)
  }
}

/** Yields the pictures of each template, until `signal` is aborted. */
async function* drawAll(
  templates: readonly StarterTemplate[],
  signal: AbortSignal,
): AsyncGenerator<readonly [StarterTemplate, EncodedPictures], void> {
  const animator = new Animator()
  const sprites = createSpriteStore()
  const start = (template: StarterTemplate) => {
    const drawing = draw(template, animator, sprites)
    // Handled later, when the promise is awaited.
    drawing.catch(() => undefined)
    return drawing
  }
  const drawings = templates.slice(0, 1).map(start)
  try {
    for (const [index, template] of templates.entries()) {
      // One is drawn on the main thread while the previous one is encoded in another.
      drawings.push(...templates.slice(index + 1, index + 2).map(start))
      const pictures = await drawings.shift()
      if (signal.aborted || pictures === undefined) return
      yield [template, pictures]
    }
  } finally {
    await Promise.allSettled(drawings)
    await animator.close()
    sprites.clear()
    // Otherwise a new site would keep the memory until it is idle.
    await releaseMemory()
  }
}

async function draw(
  { scene, moves, layers, example }: StarterTemplate,
  animator: Animator,
  sprites: SpriteStore,
): Promise<EncodedPictures> {
  const captions = layers ?? usualZones(example.top, example.bottom)
  if (!moves) return await encodePictures(await renderScene(scene, sprites), captions)
  const animation = await animator.drawScene(OF_THE_SITE, scene)
  return await encodeMovingPictures(
    await renderScene(sceneAt(scene, 0), sprites),
    captions,
    animation,
  )
}

async function storeTemplate(
  { db, images }: SiteStorage,
  template: StarterTemplate,
  pictures: EncodedPictures,
): Promise<void> {
  const stored = await storePictures(images, pictures)
  const example = await storeExample(images, pictures)
  await db.transaction().execute(async (transaction) => {
    await insertTemplate(transaction, {
      ...columnsOf(template),
      ...(await insertPictures(transaction, stored)),
      ...(await insertExample(transaction, example)),
      sourceHash: null,
    })
  })
}

async function replaceTemplate(
  { db, images }: SiteStorage,
  template: StarterTemplate,
  pictures: EncodedPictures,
): Promise<void> {
  const before = await findTemplateBySlug(db, template.slug)
  // It may have been removed in the meantime.
  if (before === undefined) return
  // The address of an unchanged picture stays valid.
  const isSamePicture = await hasBytes(images, before.imageId, pictures.webp)
  const stored = isSamePicture ? undefined : await storePictures(images, pictures)
  const example = await storeExample(images, pictures)
  await db.transaction().execute(async (transaction) => {
    const existing = await findTemplateBySlug(transaction, template.slug)
    if (existing === undefined) return
    const { imageId, thumbnailId } = existing
    await updateTemplate(transaction, existing, {
      ...columnsOf(template),
      ...(stored === undefined
        ? { imageId, thumbnailId }
        : await insertPictures(transaction, stored)),
      ...(await insertExample(transaction, example)),
    })
  })
}

/** Whether a picture has these bytes; false if it was removed in the meantime. */
async function hasBytes(images: ImageStorage, id: string, bytes: Uint8Array): Promise<boolean> {
  try {
    return Buffer.compare(bytes, await images.read(id)) === 0
  } catch (error) {
    if (error instanceof AppError && error.code === 'image_not_found') return false
    throw error
  }
}

const columnsOf = (template: StarterTemplate) => {
  const { slug, name, description, tags, example, layers } = template
  return {
    slug,
    name,
    description,
    tags,
    exampleTop: example.top,
    exampleBottom: example.bottom,
    ...(layers && { layers }),
    seedHash: hashOf(template),
  }
}

/** Earlier versions encoded moving pictures losslessly. */
const ENCODING_OF_MOVING = 2

const hashOf = (template: StarterTemplate): string => {
  const drawn = template.moves ? { ...template, encoding: ENCODING_OF_MOVING } : template
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}
