import {
  DEFAULT_GENERATED_TITLE,
  type GeneratedMeme,
  type GenerateInput,
  MAX_SUGGESTED_TITLE_LENGTH,
  type Maker,
  type Meme,
  MINUTE_MS,
} from '@memesmith/contract'
import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR, documentOfZones } from '@memesmith/meme-render'
import { isInsult } from '@memesmith/scene-composer/care-of'
import { titleOfCaptions } from '@memesmith/scene-composer/title-of-captions'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import { countError } from '../../http/answers/error-counts.ts'
import type { StoredAnimation } from '../../render/animation/animator.ts'
import type { GeneratedPicture } from '../../render/rendered-picture.ts'
import { AppError } from '../../runtime/app-error.ts'
import { assertRoomForMeme } from '../../storage/quota/storage-quota.ts'
import { makeRoom } from '../memes/bin/purge-deleted.service.ts'

import {
  createGeneratedMeme,
  createMeme,
  type MemeDependencies,
} from '../memes/save/save-meme.service.ts'
import { getTemplate } from '../templates/catalog/templates.service.ts'
import type { FilledTemplate, GeneratedWords, Generator, OnProgress } from './generator.ts'
import { findOffers } from './offers/find-offers.ts'
import { reserveQuota } from './quota.ts'
import { isBlank, visibleText } from './visible-text.ts'

export interface GenerationDependencies extends MemeDependencies {
  readonly generator: Generator
}

const STYLE = { fontSize: DEFAULT_FONT_SIZE, textColor: DEFAULT_TEXT_COLOR }
/** Number of templates that are offered beside a meme. */
const OFFERS = 3
/** Time in ms for waiting and saving, in addition to the model's own. */
const WAIT_AND_SAVE_MS = 2 * MINUTE_MS

/** The client that waits for a meme. */
interface Watcher {
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** The language of the client, BCP 47. */
  readonly reader: string
  readonly onProgress: OnProgress
}

/** Makes the meme and stores it in the user's collection. May be called only once. */
export type AdmittedGeneration = (watcher: Watcher) => Promise<GeneratedMeme>

interface Order {
  readonly userId: number
  readonly title: string
  readonly aiPrompt: string
  readonly moves: boolean
}

/**
 * Admits a request: checks every reason to reject it before the generator starts.
 *
 * @throws AppError `invalid_request` for a blank prompt, `insult_unconfirmed`, `too_many_requests` for a user who has
 *   used up the quota, `collection_full`, or `busy` when the site's limit of concurrent generations
 *   is reached
 * @throws SqliteError when there is no space for a meme
 */
export async function admitGeneration(
  deps: GenerationDependencies,
  userId: number,
  { prompt, title = '', moves = false, isConfirmed = false }: GenerateInput,
): Promise<AdmittedGeneration> {
  const aiPrompt = visibleText(prompt)
  if (isBlank(aiPrompt)) throw new AppError('invalid_request', /*i18n*/ 'prompt must not be blank.')
  const givenTitle = visibleText(title)
  if (!isConfirmed && (isInsult(aiPrompt) || isInsult(givenTitle))) {
    throw new AppError('insult_unconfirmed')
  }
  const order = { userId, aiPrompt, moves, title: givenTitle || DEFAULT_GENERATED_TITLE }
  await makeRoom(deps, userId)
  // Checked first, because the generation costs money.
  await deps.images.assertCanStore()
  await assertRoomForMeme(deps.db, userId, deps.config)
  const reservation = await reserveQuota(deps.db, userId, limitsOf(deps.config))
  return async (watcher) => {
    let isBegun = false
    const onProgress: OnProgress = (step) => {
      isBegun = true
      watcher.onProgress(step)
    }
    try {
      const meme = await make(deps, order, { ...watcher, onProgress })
      await reservation.keep()
      return meme
    } catch (error) {
      if (error instanceof AppError && error.cause !== undefined) {
        watcher.log.error(error.cause, 'the generator failed')
      }
      if (watcher.signal.aborted)
        watcher.log.info('the client disconnected before its meme was finished')
      // What a model has begun costs the operator money, and its user ended it.
      const isOfUser = watcher.signal.aborted || isCollectionFull(error)
      const isPaidFor = isBegun && deps.config.openai !== undefined
      await (isOfUser && isPaidFor ? reservation.keep() : reservation.giveBack())
      throw error
    }
  }
}

const isCollectionFull = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'collection_full'

/** How many generations a user may have, and how long one may take. */
export const limitsOf = ({ generationsPerHour, openai }: Config) => ({
  perHour: generationsPerHour,
  longestMs: (openai?.timeoutMs ?? 0) + WAIT_AND_SAVE_MS,
})

async function make(
  deps: GenerationDependencies,
  order: Order,
  watcher: Watcher,
): Promise<GeneratedMeme> {
  watcher.onProgress('captions')
  const made = await makePicture(deps, order, watcher)
  const { meme, imageUrl } = await save(deps, order, made, watcher)
  const { imageDescription, madeBy, fallbacks } = made
  const { aiPrompt } = order
  const lines = [meme.topText, meme.bottomText] as const
  const offers = await findOffers(deps.db, { prompt: aiPrompt, imageDescription, lines }, OFFERS)
  return {
    ...meme,
    imageUrl,
    imageDescription,
    aiPrompt,
    madeBy,
    ...(fallbacks && { fallbacks }),
    offers,
  }
}

/** A meme that is not stored yet. */
interface MadeMeme extends GeneratedWords {
  readonly madeBy: Maker
  readonly picture: FilledTemplate | GeneratedPicture | StoredAnimation
}

async function makePicture(
  { generator, renderer }: GenerationDependencies,
  { aiPrompt, moves, userId }: Order,
  { signal, log, reader, onProgress }: Watcher,
): Promise<MadeMeme> {
  if (moves && generator.compose !== undefined) {
    // The threads start while the scene is composed.
    renderer.animator.warm()
    const { scene, ...words } = await generator.compose(aiPrompt, { signal, reader })
    onProgress('saving')
    const picture = await renderer.animator.drawScene(userId, scene, { signal })
    return { ...words, picture, madeBy: 'composer' }
  }
  const onFailure = (failure: object) => {
    log.error(failure, 'the generator failed')
    // An alert tells whoever runs the site of it, although the user gets a meme.
    countError('generator_unavailable')
  }
  const made = await generator.generate(aiPrompt, { signal, reader, onProgress, onFailure })
  signal.throwIfAborted()
  onProgress('saving')
  return made
}

/** A stored meme, and the URL of its picture without captions. */
interface SavedGeneration {
  readonly meme: Meme
  readonly imageUrl: string
}

async function save(
  deps: GenerationDependencies,
  order: Order,
  made: MadeMeme,
  { signal, log }: Watcher,
): Promise<SavedGeneration> {
  const { picture } = made
  if ('templateId' in picture) return await saveTemplate(deps, order, made, picture)
  try {
    return await savePicture(deps, order, made, picture)
  } catch (error) {
    // A bad file is the generator's fault, not the user's.
    const isDamaged = error instanceof AppError && error.code.startsWith('image_')
    if (!isDamaged) throw error
    log.error({ problem: error.code }, 'the generator returned an unusable picture')
    const spare = await deps.generator.redraw?.(order.aiPrompt, made, signal)
    if (spare === undefined) throw new AppError('generator_unavailable')
    return await savePicture(deps, order, made, spare)
  }
}

async function savePicture(
  deps: GenerationDependencies,
  { userId, title, aiPrompt }: Order,
  words: MadeMeme,
  picture: GeneratedPicture | StoredAnimation,
): Promise<SavedGeneration> {
  const { topText, bottomText } = words
  const input = { ...STYLE, topText, bottomText, title, ...keptOf(words, aiPrompt) }
  const meme = await createGeneratedMeme(deps, userId, input, picture)
  if (meme.customImageUrl === null) throw new Error('expected the picture without captions')
  return { meme, imageUrl: meme.customImageUrl }
}

async function saveTemplate(
  deps: GenerationDependencies,
  { userId, title, aiPrompt }: Order,
  words: MadeMeme,
  { templateId, texts }: FilledTemplate,
): Promise<SavedGeneration> {
  const { layers, imageUrl } = await getTemplate(deps.db, templateId)
  const input = { ...STYLE, templateId, title, document: documentOfZones(layers, texts) }
  const meme = await createMeme(deps, userId, input, {}, keptOf(words, aiPrompt))
  return { meme, imageUrl }
}

/** What the meme keeps of its generation. */
function keptOf({ imageDescription, title, ...captions }: MadeMeme, aiPrompt: string) {
  const suggested = title ?? titleOfCaptions(captions, MAX_SUGGESTED_TITLE_LENGTH)
  return { imageDescription, aiPrompt, suggestedTitle: suggested ?? null }
}
