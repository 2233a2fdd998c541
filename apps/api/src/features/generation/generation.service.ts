import {
  DEFAULT_GENERATED_TITLE,
  type GeneratedMeme,
  type GenerateInput,
  type Meme,
} from '@memesmith/contract'
import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import type { FastifyBaseLogger } from 'fastify'
import type { GeneratedPicture } from '../../render/rendered.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { WorkQueue } from '../../runtime/work-queue.ts'
import { expectRoomForMeme } from '../../storage/quota/storage-quota.ts'
import { trySave } from '../../storage/try-save.ts'
import type { MemeDependencies } from '../memes/memes.service.ts'
import { createGeneratedMeme } from '../memes/memes.service.ts'
import { cleanPrompt, isBlank } from './clean-prompt.ts'
import type { Generated, Generator, OnProgress } from './generator.ts'
import { takeQuotaPlace } from './quota.ts'

export interface GenerationDependencies extends MemeDependencies {
  readonly generator: Generator
  /** Generations under way, over all users. */
  readonly generations: WorkQueue
}

/** Who waits for a meme. */
interface Watcher {
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
 * @throws AppError for a blank prompt, for a user who has used up the hour's quota, or `busy` when as
 *   many memes are being generated as the site allows
 * @throws SqliteError when there is no room for a meme
 */
export async function admitGeneration(
  deps: GenerationDependencies,
  userId: number,
  { prompt, title = '' }: GenerateInput,
): Promise<AdmittedGeneration> {
  const aiPrompt = cleanPrompt(prompt)
  if (isBlank(aiPrompt)) throw new AppError('invalid_request', 'prompt must not be blank.')
  const order = { userId, aiPrompt, title: cleanPrompt(title) || DEFAULT_GENERATED_TITLE }
  // Before anything is paid for: afterwards it would be too late to say so.
  await trySave(deps.db)
  await expectRoomForMeme(deps.db, userId, deps.config)
  const place = await takeQuotaPlace(deps.db, userId, deps.config.generationsPerHour)
  const leave = await deps.generations.enter().catch(async (error: unknown) => {
    await place.giveBack()
    throw error
  })
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
      if (error instanceof AppError && error.cause !== undefined) {
        watcher.log.error(error.cause, 'the generator failed')
      }
      if (watcher.signal.aborted) watcher.log.info('the client left before its meme was there')
      await (watcher.signal.aborted && isPaidFor ? place.keep() : place.giveBack())
      throw error
    } finally {
      leave()
    }
  }
}

async function make(
  deps: GenerationDependencies,
  order: Order,
  watcher: Watcher,
): Promise<GeneratedMeme> {
  const { signal, onProgress } = watcher
  onProgress('captions')
  const generated = await deps.generator.generate(order.aiPrompt, signal, onProgress)
  signal.throwIfAborted()
  onProgress('saving')
  const { picture, ...words } = generated
  const meme = await save(deps, order, words, picture, watcher.log)
  if (meme.customImageUrl === null) throw new Error('expected the picture without captions')
  const { imageDescription } = words
  return { ...meme, imageUrl: meme.customImageUrl, imageDescription, aiPrompt: order.aiPrompt }
}

async function save(
  deps: GenerationDependencies,
  { userId, title, aiPrompt }: Order,
  words: Omit<Generated, 'picture'>,
  picture: GeneratedPicture,
  log: FastifyBaseLogger,
): Promise<Meme> {
  const style = { fontSize: DEFAULT_FONT_SIZE, textColor: DEFAULT_TEXT_COLOR }
  try {
    return await createGeneratedMeme(deps, userId, { ...style, ...words, title, aiPrompt }, picture)
  } catch (error) {
    // What is wrong with the file is no fault of the user's.
    const isDamaged = error instanceof AppError && error.code.startsWith('image_')
    if (!isDamaged) throw error
    log.error({ problem: error.code }, 'the generator gave a picture that can not be used')
    throw new AppError('generator_unavailable')
  }
}
