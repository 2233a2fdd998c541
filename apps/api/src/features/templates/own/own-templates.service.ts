import { MAX_OWN_TEMPLATES, type OwnTemplateInput, type Template } from '@memesmith/contract'
import { type Caption, usualZones } from '@memesmith/meme-render'
import type { Config } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { checkLayers } from '../../../render/check-layers.ts'
import type { Renderer } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { cleanTags } from '../../../runtime/clean-tags.ts'
import { randomId } from '../../../runtime/random-id.ts'
import { withoutNul } from '../../../runtime/without-nul.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { imageIdOf } from '../../../storage/image-url.ts'
import {
  deleteUnusedImages,
  findSizeOfOwn,
  insertImage,
} from '../../../storage/images.repository.ts'
import {
  assertGrowthWithinQuota,
  assertWithinQuota,
  readStorageUse,
} from '../../../storage/quota/storage-quota.ts'
import { picturesOf } from '../catalog/templates.repository.ts'
import { toTemplate } from '../catalog/to-template.ts'
import { drawOwnTemplate } from './draw-own-template.ts'
import {
  changeOwnTemplate,
  countOwnTemplates,
  findOwnTemplate,
  insertOwnTemplate,
  type OwnTemplateRow,
} from './own-templates.repository.ts'

export interface OwnTemplateDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
}

/** @throws AppError `template_not_found` when the template does not exist or is another user's */
export async function getOwnTemplate(db: Db, userId: number, id: number): Promise<Template> {
  return toOwnTemplate(await findOwn(db, userId, id))
}

async function findOwn(db: Db, userId: number, id: number): Promise<OwnTemplateRow> {
  const row = await findOwnTemplate(db, userId, id)
  if (row === undefined) throw new AppError('template_not_found')
  return row
}

/**
 * Keeps a template for its user alone.
 *
 * @param archiveKey of an imported template; a new one by default
 * @throws AppError `invalid_request` that names the field, `image_not_found` when the picture is not
 *   the user's upload, or `collection_full`; nothing is stored then
 */
export async function createOwnTemplate(
  deps: OwnTemplateDependencies,
  userId: number,
  given: OwnTemplateInput,
  archiveKey = randomId(),
): Promise<Template> {
  const { imageId, ...details } = readInput(given)
  await assertRoomForTemplates(deps.db, userId, 1)
  const { frames } = await findPicture(deps.db, userId, imageId)
  const drawn = await drawOwnTemplate(deps, userId, { imageId, frames }, details.layers)
  return await userTransaction(deps.db, userId, async (transaction) => {
    // It may have been deleted while it was drawn.
    await findPicture(transaction, userId, imageId)
    const { thumbnail, example } = drawn
    const id = await insertOwnTemplate(transaction, {
      userId,
      archiveKey,
      ...columnsOf(details),
      imageId,
      thumbnailId: await insertImage(transaction, thumbnail),
      exampleId: example === undefined ? null : await insertImage(transaction, example),
      createdAt: Date.now(),
    })
    await assertRoomForTemplates(transaction, userId, 0)
    await assertWithinQuota(transaction, userId, deps.config)
    return await getOwnTemplate(transaction, userId, id)
  })
}

/**
 * Replaces a template. Memes that were made from it keep their picture.
 *
 * @throws AppError as `createOwnTemplate` does, and `template_not_found` when the template does not
 *   exist or is another user's; nothing is changed then
 */
export async function replaceOwnTemplate(
  deps: OwnTemplateDependencies,
  userId: number,
  id: number,
  given: OwnTemplateInput,
): Promise<Template> {
  const { imageId, ...details } = readInput(given)
  const columns = columnsOf(details)
  const isDrawnLike = (row: OwnTemplateRow) =>
    row.imageId === imageId && row.layers === columns.layers
  const before = await findOwn(deps.db, userId, id)
  const { frames } = await findPicture(deps.db, userId, imageId)
  const drawn = isDrawnLike(before)
    ? undefined
    : await drawOwnTemplate(deps, userId, { imageId, frames }, details.layers)
  const replaced = await userTransaction(deps.db, userId, async (transaction) => {
    const now = await findOwn(transaction, userId, id)
    await findPicture(transaction, userId, imageId)
    // Another request has changed it meanwhile.
    if (drawn === undefined && !isDrawnLike(now)) return undefined
    const use = await readStorageUse(transaction, userId)
    await changeOwnTemplate(transaction, id, {
      ...columns,
      ...(drawn && {
        imageId,
        thumbnailId: await insertImage(transaction, drawn.thumbnail),
        exampleId:
          drawn.example === undefined ? null : await insertImage(transaction, drawn.example),
      }),
    })
    if (drawn !== undefined) await deleteUnusedImages(transaction, picturesOf(now))
    await assertGrowthWithinQuota(transaction, userId, deps.config, use)
    return await getOwnTemplate(transaction, userId, id)
  })
  return replaced ?? (await replaceOwnTemplate(deps, userId, id, given))
}

/**
 * Checks that the user has no more own templates than allowed.
 *
 * @param more number of templates to be added
 * @throws AppError `collection_full` that says what to do
 */
export async function assertRoomForTemplates(db: Db, userId: number, more: number): Promise<void> {
  if ((await countOwnTemplates(db, userId)) + more <= MAX_OWN_TEMPLATES) return
  throw new AppError('collection_full', {
    message:
      /*i18n*/ 'You have {max} templates of your own, which is the limit. Delete some that you no longer need, then try again.',
    values: { max: MAX_OWN_TEMPLATES },
  })
}

/** The checked content of a template. */
interface Details {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly layers: readonly Caption[]
}

/** @throws AppError `invalid_request` that names the field, or `image_not_found` */
function readInput(input: OwnTemplateInput): Details & { readonly imageId: string } {
  const name = withoutNul(input.name).trim()
  if (name === '') throw new AppError('invalid_request', /*i18n*/ 'name must not be blank.')
  const layers = input.layers ?? usualZones('', '')
  const other = layers.findIndex(({ type }) => type !== 'caption')
  if (other !== -1) {
    throw new AppError('invalid_request', {
      message: /*i18n*/ '{field} must be {choices}.',
      values: { field: `layers.${other}.type`, choices: 'caption' },
    })
  }
  checkLayers(layers, 'layers')
  const imageId = imageIdOf(input.imageUrl)
  if (imageId === undefined) throw new AppError('image_not_found')
  const description = withoutNul(input.description).trim()
  return { name, description, tags: cleanTags(input.tags), layers, imageId }
}

const columnsOf = ({ tags, layers, ...words }: Details) => ({
  ...words,
  tags: JSON.stringify(tags),
  layers: JSON.stringify(layers),
})

/** @throws AppError `image_not_found` */
async function findPicture(db: Db, userId: number, imageId: string) {
  const picture = await findSizeOfOwn(db, imageId, userId)
  if (picture === undefined) throw new AppError('image_not_found')
  return picture
}

/** A stored template of a user as the API returns it to that user. */
export function toOwnTemplate(row: OwnTemplateRow): Template {
  const layers: readonly Caption[] = JSON.parse(row.layers)
  const [top, bottom] = layers
  return { ...toTemplate(row, layers, top?.text ?? '', bottom?.text ?? ''), isOwn: true }
}
