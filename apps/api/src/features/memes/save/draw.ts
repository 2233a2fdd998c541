import { BLANK_DOCUMENT, type Meme, type MemeDocument } from '@memesmith/meme-render'
import type { RenderedPicture } from '../../../render/rendered-picture.ts'
import { AppError } from '../../../runtime/app-error.ts'
import type { JobOptions } from '../../../runtime/shared-work.ts'
import type { Place } from '../../../scheduling/lane.ts'
import { assertUploadsNotTakenDown } from '../../../storage/taken-down-pictures.ts'
import type { MemeDependencies } from '../meme-dependencies.ts'
import { findSource, type Mark, type MemeSource } from './find-source.ts'
import type { MemeToSave } from './read-meme.ts'
import { stickerSourcesOf, uploadedStickersOf } from './stickers.ts'

/** A drawing, and who waits for it. */
export interface DrawingJob extends JobOptions {
  /** The caller's place in a lane. A drawing that takes seconds happens outside of it. */
  readonly place?: Place
}

/**
 * Draws a meme. A template may be removed, or get another picture, between finding it and reading
 * its picture; the lookup is then repeated.
 *
 * @throws AppError that names the missing source, or `picture_taken_down`
 */
export async function drawMeme(
  deps: MemeDependencies,
  userId: number,
  meme: MemeToSave,
  source: MemeSource,
  job: DrawingJob,
): Promise<RenderedPicture> {
  try {
    return await drawOn(deps, userId, meme, source, job)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'image_not_found'
    if (!isGone) throw error
    const now = await findSource(deps.db, userId, meme)
    if (now.imageId === source.imageId) throw error
    return await drawMeme(deps, userId, meme, now, job)
  }
}

async function drawOn(
  deps: MemeDependencies,
  userId: number,
  meme: MemeToSave,
  source: MemeSource,
  job: DrawingJob,
): Promise<RenderedPicture> {
  const { config, images, renderer } = deps
  const { imageId, frames, mark } = source
  await assertUploadsNotTakenDown(deps, userId, uploadsOf(meme, source.customImageId))
  const drawing = drawingOf(meme.document, config.watermarkText, mark)
  const stickers = hasCaptions(mark) ? stickerSourcesOf(meme.stickers, images) : []
  const picture = { key: imageId, frames, read: () => images.read(imageId) }
  const outside: Place['outside'] = job.place?.outside ?? ((work) => work())
  return frames === 1
    ? await renderer.render(userId, picture, drawing, stickers, outside)
    : await outside(() => renderer.renderAnimation(userId, picture, drawing, stickers, job))
}

/** Whether the layers are drawn, as by default. */
const hasCaptions = (mark: Mark = 'captions and watermark'): boolean =>
  mark === 'captions and watermark'

/** What `meme-render` draws on a source. */
export const drawingOf = (
  document: MemeDocument,
  watermark: string,
  mark: Mark = 'captions and watermark',
): Meme => ({
  document: hasCaptions(mark) ? document : BLANK_DOCUMENT,
  watermark: mark === 'nothing' ? '' : watermark,
})

/** The ids of the uploads that a meme uses. */
export const uploadsOf = (meme: MemeToSave, customImageId: string | null): string[] => [
  ...(customImageId === null ? [] : [customImageId]),
  ...uploadedStickersOf(meme.stickers),
]
