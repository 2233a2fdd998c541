import {
  DEFAULT_GENERATED_TITLE,
  type GeneratedMeme,
  type GenerateInput,
  type Meme,
} from '@memesmith/contract'
import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { deleteUnusedImages } from '../images/images.repository.ts'
import { imageIdOf, storeUpload } from '../images/images.service.ts'
import { createMeme } from '../memes/memes.service.ts'
import { cleanPrompt } from './clean-prompt.ts'
import type { Generated, OnProgress } from './generator.ts'
import { takeQuotaPlace } from './quota.ts'

/** Who waits for a meme. */
export interface Watcher {
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  readonly onProgress: OnProgress
}

/** Makes the meme and saves it in the user's collection. Call it once. */
export type AdmittedGeneration = (watcher: Watcher) => Promise<GeneratedMeme>

interface Order {
  readonly userId: number
  readonly title: string
  readonly aiPrompt: string
}

/**
 * Lets a request in: everything that it can be refused for before the generator begins.
 *
 * @throws AppError for a blank prompt, or for a user who has used up the hour's quota
 */
export async function admitGeneration(
  deps: Dependencies,
  userId: number,
  { prompt, title = '' }: GenerateInput,
): Promise<AdmittedGeneration> {
  const aiPrompt = cleanPrompt(prompt)
  if (aiPrompt === '') throw new AppError('invalid_request', 'prompt must not be blank.')
  const order = { userId, aiPrompt, title: cleanPrompt(title) || DEFAULT_GENERATED_TITLE }
  const place = await takeQuotaPlace(deps.db, userId, deps.config.generationsPerHour)
  return async (watcher) => {
    let isPaidFor = false
    const onProgress: OnProgress = (step) => {
      // A picture that a model has begun costs the operator, even if nobody waits for it any more.
      if (step === 'picture') isPaidFor = true
      watcher.onProgress(step)
    }
    try {
      const meme = await make(deps, order, { ...watcher, onProgress })
      await place.keep()
      return meme
    } catch (error) {
      await (watcher.signal.aborted && isPaidFor ? place.keep() : place.giveBack())
      throw error
    }
  }
}

async function make(deps: Dependencies, order: Order, watcher: Watcher): Promise<GeneratedMeme> {
  const { signal, onProgress } = watcher
  onProgress('captions')
  const generated = await deps.generator.generate(order.aiPrompt, signal, onProgress)
  signal.throwIfAborted()
  onProgress('saving')
  const imageUrl = await storePicture(deps, order.userId, generated.picture, watcher.log)
  const { imageDescription } = generated
  const meme = await saveMeme(deps, order, generated, imageUrl)
  return { ...meme, imageUrl, imageDescription, aiPrompt: order.aiPrompt }
}

/** Stores the picture without captions: what the AI made stays editable. */
async function storePicture(
  deps: Dependencies,
  userId: number,
  picture: Uint8Array,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    return await storeUpload(deps, userId, picture)
  } catch (error) {
    // What is wrong with the file is no fault of the user's.
    const isDamaged = error instanceof AppError && error.code.startsWith('image_')
    if (!isDamaged) throw error
    log.error({ problem: error.code }, 'the generator gave a picture that can not be used')
    throw new AppError('generator_unavailable')
  }
}

async function saveMeme(
  deps: Dependencies,
  { userId, title, aiPrompt }: Order,
  { topText, bottomText, imageDescription }: Generated,
  imageUrl: string,
): Promise<Meme> {
  const style = { fontSize: DEFAULT_FONT_SIZE, textColor: DEFAULT_TEXT_COLOR }
  const input = { ...style, title, topText, bottomText, customImageUrl: imageUrl }
  try {
    return await createMeme(deps, userId, input, { imageDescription, aiPrompt })
  } catch (error) {
    const imageId = imageIdOf(imageUrl)
    if (imageId !== undefined) await deleteUnusedImages(deps.db, [imageId])
    throw error
  }
}
