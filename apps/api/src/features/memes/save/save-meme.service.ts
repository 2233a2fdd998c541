/**
 * A save: reads what the client sent, finds the source, draws the meme, and stores it. Every way to make
 * a meme ends here.
 */
import type { Meme, MemeInput } from '@memesmith/contract'
import type { StoredAnimation } from '../../../render/animation/animator.ts'
import { inspectImage } from '../../../render/formats/inspect-picture-file.ts'
import type { GeneratedPicture, RenderedPicture } from '../../../render/rendered-picture.ts'
import { replaceDecodeErrors } from '../../../render/replace-decode-errors.ts'
import type { StoredImage } from '../../../storage/images.repository.ts'
import { assertRoomForMeme } from '../../../storage/quota/storage-quota.ts'
import { storeAnimation } from '../../../storage/store-animation.ts'
import { assertBytesNotTakenDown } from '../../../storage/taken-down-pictures.ts'
import type { MemeDependencies } from '../meme-dependencies.ts'
import { letInOrHold } from '../public/hold.service.ts'
import { toMeme } from '../to-meme.ts'
import { type DrawingJob, drawingOf, drawMeme } from './draw.ts'
import { findSource } from './find-source.ts'
import { type KeptFields, type MemeToSave, readMeme } from './read-meme.ts'
import { findSavedWith } from './save-keys.repository.ts'
import { findOwn, findSaved, storeMeme, storePng, storeReplacement } from './store.ts'

export type { MemeDependencies } from '../meme-dependencies.ts'
export { readMeme } from './read-meme.ts'
export { moveStickers } from './stickers.ts'

/** A save, and the caller that waits for it. */
export interface SaveJob extends DrawingJob {
  /** The client's key of the save: a repetition is answered with the meme of the first save. */
  readonly saveKey?: string | undefined
}

/**
 * Saves a meme, unless it was saved before with the same key.
 *
 * @param kept what an imported or generated meme keeps
 * @throws AppError for a document that can't be drawn, or a source that is missing, unknown or
 *   another user's, `picture_taken_down`, `collection_full` or `deleted_since`; nothing is stored then
 */
export async function createMeme(
  deps: MemeDependencies,
  userId: number,
  input: MemeInput,
  job: SaveJob = {},
  kept?: Partial<KeptFields>,
): Promise<Meme> {
  const before = await findSaved(deps.db, userId, job.saveKey)
  return before ?? (await saveMeme(deps, userId, await readMeme(input, kept), job))
}

/**
 * Saves a meme that was read before.
 *
 * @throws AppError as `createMeme` does
 */
export async function saveMeme(
  deps: MemeDependencies,
  userId: number,
  meme: MemeToSave,
  { saveKey, ...job }: SaveJob,
): Promise<Meme> {
  const source = await findSource(deps.db, userId, meme)
  await assertRoomForMeme(deps.db, userId, deps.config)
  const picture = await drawMeme(deps, userId, meme, source, job)
  const saved = await storeMeme(deps, userId, meme, picture, { saveKey })
  return await shownIfAsked(deps, userId, saved)
}

/** Lets a meme into the public side whose owner shows it. */
async function shownIfAsked(deps: MemeDependencies, userId: number, meme: Meme): Promise<Meme> {
  if (meme.publicState !== 'waiting') return meme
  await letInOrHold(deps, userId, meme.id)
  return toMeme(await findOwn(deps.db, userId, meme.id))
}

/**
 * Draws a meme again, and replaces its drawing. Its links stay, so everyone with a link sees the new
 * picture.
 *
 * @throws AppError as `createMeme` does, and `meme_not_found` when the meme does not exist or is
 *   another user's; nothing is changed then
 */
export async function replaceMeme(
  deps: MemeDependencies,
  userId: number,
  id: number,
  input: MemeInput,
  { saveKey, ...job }: SaveJob = {},
): Promise<Meme> {
  const meme = await readMeme(input)
  const own = await findOwn(deps.db, userId, id)
  if (saveKey !== undefined && (await findSavedWith(deps.db, userId, saveKey)) === id) {
    return toMeme(own)
  }
  const picture = await drawReplacement(deps, userId, id, meme, job)
  const replaced = await storeReplacement(deps, userId, id, meme, picture, saveKey)
  return await shownIfAsked(deps, userId, replaced)
}

/** A meme that is deleted while its source is read takes an unused source with it. */
async function drawReplacement(
  deps: MemeDependencies,
  userId: number,
  id: number,
  meme: MemeToSave,
  job: DrawingJob,
): Promise<RenderedPicture> {
  try {
    return await drawMeme(deps, userId, meme, await findSource(deps.db, userId, meme), job)
  } catch (error) {
    await findOwn(deps.db, userId, id)
    throw error
  }
}

/**
 * Saves a meme with a generated picture. The picture without captions is stored too, as the user's own,
 * so that the meme can be edited.
 *
 * @throws AppError that says what is wrong with the picture, or `picture_taken_down`; nothing is stored
 *   then
 */
export async function createGeneratedMeme(
  deps: MemeDependencies,
  userId: number,
  {
    imageDescription,
    aiPrompt,
    suggestedTitle,
    ...input
  }: MemeInput & Pick<KeptFields, 'aiPrompt' | 'imageDescription' | 'suggestedTitle'>,
  generated: GeneratedPicture | StoredAnimation,
): Promise<Meme> {
  const meme = await readMeme(input, { imageDescription, aiPrompt, suggestedTitle })
  const { source, picture } = await drawGenerated(deps, userId, meme, generated)
  return await storeMeme(deps, userId, meme, picture, { generated: source })
}

/**
 * The source does not have to be found: it comes with the request, is decoded once for itself and for the meme,
 * and gets its record with the meme's.
 *
 * @returns the generated picture, whose bytes are stored, and the meme's
 */
async function drawGenerated(
  { config, db, images, renderer }: MemeDependencies,
  userId: number,
  { document }: MemeToSave,
  generated: GeneratedPicture | StoredAnimation,
): Promise<{ readonly source: StoredImage; readonly picture: RenderedPicture }> {
  const drawing = drawingOf(document, config.watermarkText)
  if ('frames' in generated) {
    await assertBytesNotTakenDown(db, userId, generated.file)
    const moving = { frames: generated.frames, read: async () => generated.file }
    const picture = await renderer.renderAnimation(userId, moving, drawing)
    return { source: await storeAnimation(images, userId, generated), picture }
  }
  if (generated instanceof Uint8Array) inspectImage(generated)
  const { source, meme: picture } = await replaceDecodeErrors(
    renderer.normalizeAndRender(userId, generated, drawing),
  )
  await assertBytesNotTakenDown(db, userId, source.png)
  return { source: await storePng(images, userId, source), picture }
}
