import { keepTemplate } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { imageIdOf } from '../../../storage/image-url.ts'
import { findSizeOfOwn } from '../../../storage/images.repository.ts'
import { findTemplate } from '../../templates/catalog/templates.repository.ts'
import { findOwnTemplate, isOwnTemplateId } from '../../templates/own/own-templates.repository.ts'
import { isMemePicture } from '../memes.repository.ts'
import type { MemeToSave } from './read-meme.ts'
import { assertOwnStickers } from './stickers.ts'

/** The columns of a meme that describe its source. */
export interface Origin {
  readonly templateId: number | null
  /** The user's own template. Its picture is the custom image, which stays when the template is deleted. */
  readonly ownTemplateId: number | null
  readonly customImageId: string | null
}

/**
 * What to draw on a source. Every meme has a watermark (spec §1), even one that is uploaded finished.
 * The server can't see whether a picture already has one; it recognizes only the pictures that it
 * drew. A second watermark in the same place covers the first.
 */
export type Mark = 'captions and watermark' | 'nothing' | 'watermark'

export interface MemeSource extends Origin {
  readonly imageId: string
  /** 1 for a still picture. */
  readonly frames: number
  readonly mark: Mark
}

/**
 * The source of a meme: a template, an upload to draw on, or an upload that is the finished meme. It may
 * be deleted while the meme is drawn, so the transaction that stores the meme looks it up again.
 *
 * @throws AppError when it, or an upload that is a sticker, is not the user's
 */
export async function findSource(db: Db, userId: number, meme: MemeToSave): Promise<MemeSource> {
  await assertOwnStickers(db, userId, meme)
  const { templateId, customImageUrl, memeImageUrl } = meme.source
  if (templateId != null) {
    return isOwnTemplateId(templateId)
      ? await findOwnSource(db, userId, templateId, customImageUrl)
      : await findTemplateSource(db, templateId)
  }
  const url = customImageUrl ?? memeImageUrl
  if (url == null) throw new AppError('source_required')
  const { imageId, frames } = await findUpload(db, userId, url)
  if (customImageUrl != null) return uploadSource(imageId, frames, 'captions and watermark')
  return uploadSource(imageId, frames, (await isMemePicture(db, imageId)) ? 'nothing' : 'watermark')
}

async function findTemplateSource(db: Db, templateId: number): Promise<MemeSource> {
  await keepTemplate(db, templateId)
  const template = await findTemplate(db, templateId)
  if (template === undefined) throw new AppError('template_not_found')
  const { imageId, frames } = template
  return {
    imageId,
    frames: frames ?? 1,
    mark: 'captions and watermark',
    templateId,
    ownTemplateId: null,
    customImageId: null,
  }
}

/**
 * A user's own template, or the picture that a meme made from it still has.
 *
 * @throws AppError `template_not_found` when it is another user's, or `image_not_found`
 */
async function findOwnSource(
  db: Db,
  userId: number,
  ownTemplateId: number,
  keptUrl: string | null | undefined,
): Promise<MemeSource> {
  const template = await findOwnTemplate(db, userId, ownTemplateId)
  if (template === undefined) throw new AppError('template_not_found')
  const { imageId, frames } = keptUrl == null ? template : await findUpload(db, userId, keptUrl)
  return { ...uploadSource(imageId, frames, 'captions and watermark'), ownTemplateId }
}

/** @throws AppError `image_not_found` when it is not the user's */
async function findUpload(db: Db, userId: number, url: string) {
  const imageId = imageIdOf(url)
  const image = imageId === undefined ? undefined : await findSizeOfOwn(db, imageId, userId)
  if (imageId === undefined || image === undefined) throw new AppError('image_not_found')
  return { imageId, frames: image.frames }
}

const uploadSource = (imageId: string, frames: number | null, mark: Mark): MemeSource => ({
  imageId,
  frames: frames ?? 1,
  mark,
  templateId: null,
  ownTemplateId: null,
  customImageId: imageId,
})
