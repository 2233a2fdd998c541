import {
  calls,
  DEFAULT_TITLE,
  type Meme,
  type MemeChanges,
  type MemeInput,
  type MemeTags,
  pathOf,
  queryOf,
  shownTitleOf,
  type TagChanges,
} from '@memesmith/contract'
import {
  BLANK_DOCUMENT,
  type Meme as Drawing,
  documentOfTexts,
  type MemeDocument,
  textsOfDocument,
} from '@memesmith/meme-render'
import type { Config } from '../../config/config.ts'
import { keepTemplate, userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import type { JobOptions, StoredAnimation } from '../../render/animation/animator.ts'
import { inspectImage } from '../../render/formats/inspect-picture-file.ts'
import type { GeneratedPicture, RenderedPicture } from '../../render/rendered-picture.ts'
import type { Renderer } from '../../render/renderer.ts'
import { replaceDecodeErrors } from '../../render/replace-decode-errors.ts'
import { AppError } from '../../runtime/app-error.ts'
import { chunksOf } from '../../runtime/chunks-of.ts'
import { cleanTags, tagKeyOf } from '../../runtime/clean-tags.ts'
import type { OutsideTurn } from '../../runtime/in-turn.ts'
import { randomId } from '../../runtime/random-id.ts'
import { withoutNul } from '../../runtime/without-nul.ts'
import { hashPicture } from '../../storage/hash-picture.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { imageIdOf, imageUrl } from '../../storage/image-url.ts'
import {
  deleteUnusedImages,
  findSizeOfOwn,
  insertImage,
  type StoredImage,
} from '../../storage/images.repository.ts'
import {
  assertGrowthWithinQuota,
  assertRoomForMeme,
  assertWithinQuota,
  readStorageUse,
} from '../../storage/quota/storage-quota.ts'
import { storeAnimation } from '../../storage/store-animation.ts'
import {
  assertBytesNotTakenDown,
  assertNotTakenDown,
  assertUploadsNotTakenDown,
} from '../../storage/taken-down-pictures.ts'
import { findOwnTemplate, isOwnTemplateId } from '../templates/own/own-templates.repository.ts'
import { findTemplate } from '../templates/templates.repository.ts'
import { checkInput } from './check-input.ts'
import { makeRoom } from './deletion/delete-memes.service.ts'
import {
  assertOwnStickers,
  nameStickers,
  stickerSourcesOf,
  uploadedStickersOf,
} from './meme-stickers.ts'
import { setTags } from './meme-tags.repository.ts'
import {
  changeMeme,
  findImagesOf,
  findMemeByShareId,
  findMemeOf,
  insertMeme,
  insertStickerImages,
  isMemePicture,
  listMemesOf,
  type MemeRow,
  type OwnMemeRow,
  setStickerImages,
} from './memes.repository.ts'
import { findSavedWith, insertSaveKey } from './save-keys.repository.ts'
import { addWords } from './search/add-words.ts'
import { insertWords } from './search/meme-words.repository.ts'
import { textsOf, titleKeyOf, WORDS_VERSION, wordsOfMeme } from './search/words-of-meme.ts'

export interface MemeDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
}

/** The save of a meme, while a client waits for it. */
export interface SaveJob extends JobOptions {
  readonly outsideTurn: OutsideTurn
  /** The client's key of the save: a repetition is answered with the meme of the first. */
  readonly saveKey?: string | undefined
}

/** A meme for its share page. */
export interface SharedMeme extends Meme {
  /** The description of the picture without captions; null when there is none. */
  readonly pictureDescription: string | null
  readonly animationId: string | null
  /** Since when its owner's e-mail address is to be verified. */
  readonly unverifiedSince: number | null
}

/** The meme of a share id, for any caller; undefined when there is none. */
export async function getSharedMeme(db: Db, shareId: string): Promise<SharedMeme | undefined> {
  const row = await findMemeByShareId(db, shareId)
  if (row === undefined) return undefined
  const { imageDescription, templateDescription, unverifiedSince } = row
  return {
    ...toMeme(row),
    title: shownTitleOf(row),
    // Its owner's template is nothing for others.
    templateId: row.templateId,
    pictureDescription: imageDescription ?? templateDescription,
    animationId: row.animationId,
    unverifiedSince,
  }
}

/** The prompt and description of a generated meme. */
export interface GeneratedFrom {
  readonly imageDescription: string
  readonly aiPrompt: string
  /** Null if the generator suggests none. */
  readonly suggestedTitle: string | null
}

/** What an imported meme keeps, and a new one does not have. */
export interface KeptFields extends GeneratedFromOrNot {
  readonly tags: readonly string[]
  readonly isFavorite: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The share id of the meme that it is a copy of. */
  readonly importedFrom: string
}

type GeneratedFromOrNot = { readonly [Name in keyof GeneratedFrom]: GeneratedFrom[Name] | null }

/**
 * Draws a meme and stores its record and picture in one transaction, unless it was saved before with
 * the same key.
 *
 * @throws AppError for a document that can't be drawn, or a source that is missing, unknown or
 *   another user's, `picture_taken_down`, or `deleted_since`; nothing is stored then
 */
export async function createMeme(
  deps: MemeDependencies,
  userId: number,
  given: MemeInput & Partial<KeptFields>,
  job?: SaveJob,
): Promise<Meme> {
  const before = await findSaved(deps.db, userId, job?.saveKey)
  if (before !== undefined) return before
  const input = { ...given, ...(await readInput(given)) }
  const source = await findSource(deps.db, userId, input)
  await assertRoomForMeme(deps.db, userId, deps.config)
  const picture = await drawFrom(deps, userId, input, source, job)
  // The source may have been deleted while the meme was drawn.
  const origin = (transaction: Db) => findSource(transaction, userId, input)
  return await storeMeme(deps, userId, input, origin, picture, job?.saveKey)
}

/**
 * The meme that was saved with a key; undefined if there was no such save.
 *
 * @throws AppError `deleted_since` if there was, and the meme is gone
 */
async function findSaved(
  db: Db,
  userId: number,
  saveKey: string | undefined,
): Promise<Meme | undefined> {
  const id = saveKey === undefined ? undefined : await findSavedWith(db, userId, saveKey)
  if (id === undefined) return undefined
  const meme = await findMemeOf(db, userId, id)
  if (meme === undefined) throw new AppError('deleted_since')
  return toMeme(meme)
}

/**
 * Draws a meme again, and replaces its drawing in one transaction, unless that was done before with
 * the same key: a later change of another device stays then. Its links stay, so everyone who has one
 * sees the new picture.
 *
 * @throws AppError as `createMeme` does, and `meme_not_found` when the meme does not exist or is
 *   another user's; nothing is changed then
 */
export async function replaceMeme(
  deps: MemeDependencies,
  userId: number,
  id: number,
  given: MemeInput,
  job?: SaveJob,
): Promise<Meme> {
  const input = await readInput(given)
  const meme = await findOwn(deps.db, userId, id)
  const saveKey = job?.saveKey
  const savedWithKey = async (db: Db) =>
    saveKey === undefined ? undefined : await findSavedWith(db, userId, saveKey)
  if ((await savedWithKey(deps.db)) === id) return toMeme(meme)
  const picture = await drawReplacement(deps, userId, id, input, job)
  const stored = await storePictures(deps, userId, picture)
  return await changeOwn(deps, userId, id, async (transaction, before) => {
    const known = await savedWithKey(transaction)
    if (known === id) return
    // A key of another meme says nothing about this one.
    if (saveKey !== undefined && known === undefined) {
      await insertSaveKey(transaction, userId, saveKey, id)
    }
    const origin = await findSource(transaction, userId, input)
    const { templateId, customImageId } = origin
    const isSamePicture = customImageId !== null && customImageId === before.customImageId
    const used = await findImagesOf(transaction, [id])
    await changeMeme(transaction, id, {
      ...titleColumns(input),
      document: JSON.stringify(documentOf(input)),
      // They describe the picture that was generated.
      imageDescription: isSamePicture ? before.imageDescription : null,
      aiPrompt: isSamePicture ? before.aiPrompt : null,
      suggestedTitle: isSamePicture ? before.suggestedTitle : null,
      templateId,
      // The editor sends the picture that the meme has kept.
      ownTemplateId: origin.ownTemplateId ?? (isSamePicture ? before.ownTemplateId : null),
      customImageId,
      ...(await insertPictures(transaction, userId, stored, uploadsOf(input, customImageId))),
      thumbnailId: null,
      gifId: null,
      isPublic: input.isPublic === undefined ? before.isPublic : Number(input.isPublic),
      // It versions the picture's URLs, so it differs even if the clock was set back.
      updatedAt: Math.max(Date.now(), (before.updatedAt ?? before.createdAt) + 1),
    })
    await setStickerImages(transaction, id, uploadedStickersOf(documentOf(input)))
    await addWords(transaction, userId, [id])
    await deleteUnusedImages(transaction, used)
  })
}

/**
 * The input with every emoji by its name.
 *
 * @throws AppError `invalid_request` that names the field
 */
export async function readInput<Input extends Parameters<typeof checkInput>[0]>(
  input: Input,
): Promise<Input> {
  checkInput(input)
  return input.document === undefined
    ? input
    : { ...input, document: await nameStickers(input.document) }
}

/** A meme that is deleted while its source is read takes an unused source with it. */
async function drawReplacement(
  deps: MemeDependencies,
  userId: number,
  id: number,
  input: MemeInput,
  job?: SaveJob,
): Promise<RenderedPicture> {
  try {
    return await drawFrom(deps, userId, input, await findSource(deps.db, userId, input), job)
  } catch (error) {
    await findOwn(deps.db, userId, id)
    throw error
  }
}

/**
 * Changes what the collection says about a meme.
 *
 * @throws AppError `meme_not_found` when the meme does not exist or is another user's, or
 *   `collection_full`; nothing is changed then
 */
export const updateMeme = (
  deps: Pick<MemeDependencies, 'config' | 'db'>,
  userId: number,
  id: number,
  { title, tags, isFavorite }: MemeChanges,
): Promise<Meme> =>
  changeOwn(deps, userId, id, async (transaction) => {
    const kept = tags === undefined ? undefined : cleanTags(tags)
    const changes = {
      ...(title !== undefined && titleColumns({ title })),
      ...(kept !== undefined && { tags: JSON.stringify(kept) }),
      ...(isFavorite !== undefined && { isFavorite: Number(isFavorite) }),
    }
    if (Object.keys(changes).length > 0) await changeMeme(transaction, id, changes)
    if (kept !== undefined) await setTags(transaction, userId, id, kept)
    if (title !== undefined || kept !== undefined) await addWords(transaction, userId, [id])
  })

// Other writes run between the transactions.
const TAGGED_AT_ONCE = 20

/**
 * Adds and removes tags of the user's own memes, some at a time. Others are left out.
 *
 * @returns the tags that the memes have then
 */
export async function tagMemes(
  db: Db,
  userId: number,
  { ids, add = [], remove = [] }: TagChanges,
): Promise<MemeTags[]> {
  const removed = new Set(remove.map(tagKeyOf))
  const change = (before: readonly string[]) =>
    cleanTags([...before.filter((tag) => !removed.has(tagKeyOf(tag))), ...add])
  const tagged: MemeTags[] = []
  for (const some of chunksOf(ids, TAGGED_AT_ONCE)) {
    tagged.push(
      ...(await userTransaction(db, userId, (transaction) =>
        tagSome(transaction, userId, some, change),
      )),
    )
  }
  return tagged
}

async function tagSome(
  transaction: Db,
  userId: number,
  ids: readonly number[],
  change: (before: readonly string[]) => readonly string[],
): Promise<MemeTags[]> {
  const memes: MemeTags[] = []
  for (const { id, tags: before } of await listMemesOf(transaction, userId, ids)) {
    const tags = change(JSON.parse(before))
    memes.push({ id, tags: [...tags] })
    if (JSON.stringify(tags) === before) continue
    await changeMeme(transaction, id, { tags: JSON.stringify(tags) })
    await setTags(transaction, userId, id, tags)
    await addWords(transaction, userId, [id])
  }
  return memes
}

/** @throws AppError `meme_not_found` when the meme does not exist or is another user's */
async function findOwn(db: Db, userId: number, id: number): Promise<OwnMemeRow> {
  const meme = await findMemeOf(db, userId, id)
  if (meme === undefined) throw new AppError('meme_not_found')
  return meme
}

/** Changes the user's own meme in a transaction, within the limits on storage. */
async function changeOwn(
  { config, db }: Pick<MemeDependencies, 'config' | 'db'>,
  userId: number,
  id: number,
  change: (transaction: Db, before: OwnMemeRow) => Promise<void>,
): Promise<Meme> {
  return await userTransaction(db, userId, async (transaction) => {
    const before = await findOwn(transaction, userId, id)
    const use = await readStorageUse(transaction, userId)
    await change(transaction, before)
    await assertGrowthWithinQuota(transaction, userId, config, use)
    return toMeme(await findOwn(transaction, userId, id))
  })
}

/**
 * Draws the meme. A template may be removed, or get another picture, between finding it and reading
 * its picture; the lookup is then repeated.
 *
 * @throws AppError that names the missing source, or `picture_taken_down`
 */
async function drawFrom(
  deps: MemeDependencies,
  userId: number,
  input: MemeInput,
  { imageId, frames, mark, customImageId }: MemeSource,
  job?: SaveJob,
): Promise<RenderedPicture> {
  try {
    await assertUploadsNotTakenDown(deps, userId, uploadsOf(input, customImageId))
    const meme = DRAWINGS[mark](input, deps.config.watermarkText)
    const source = { key: imageId, frames, read: () => deps.images.read(imageId) }
    const stickers = await stickerSourcesOf(meme.document, deps.images)
    if (frames === 1) {
      return await deps.renderer.render(userId, source, meme, stickers, job?.outsideTurn)
    }
    const draw = () => deps.renderer.renderAnimation(userId, source, meme, stickers, job)
    return job === undefined ? await draw() : await job.outsideTurn(draw)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'image_not_found'
    if (!isGone) throw error
    const source = await findSource(deps.db, userId, input)
    if (source.imageId === imageId) throw error
    return await drawFrom(deps, userId, input, source, job)
  }
}

/**
 * Like `createMeme`, for a generated picture. The picture is stored too, without captions and as the
 * user's own, so that the meme can be edited.
 *
 * @throws AppError that says what is wrong with the picture, or `picture_taken_down`; nothing is stored
 *   then
 */
export async function createGeneratedMeme(
  deps: MemeDependencies,
  userId: number,
  input: MemeInput & GeneratedFrom,
  generated: GeneratedPicture | StoredAnimation,
): Promise<Meme> {
  const drawing = drawingOf(input, deps.config.watermarkText)
  if ('frames' in generated) {
    await assertBytesNotTakenDown(deps.db, userId, generated.file)
    const source = { frames: generated.frames, read: async () => generated.file }
    const meme = await deps.renderer.renderAnimation(userId, source, drawing)
    const stored = await storeAnimation(deps.images, userId, generated)
    return await storeGenerated(deps, userId, input, stored, meme)
  }
  if (generated instanceof Uint8Array) inspectImage(generated)
  const { source, meme } = await replaceDecodeErrors(
    deps.renderer.normalizeAndRender(userId, generated, drawing),
  )
  await assertBytesNotTakenDown(deps.db, userId, source.png)
  const stored = await storePng(deps.images, userId, source)
  return await storeGenerated(deps, userId, input, stored, meme)
}

/** Stores a generated meme together with the record of its picture without captions. */
function storeGenerated(
  deps: MemeDependencies,
  userId: number,
  input: MemeInput & GeneratedFrom,
  source: StoredImage,
  meme: RenderedPicture,
): Promise<Meme> {
  const origin = async (transaction: Db) => ({
    templateId: null,
    ownTemplateId: null,
    customImageId: await insertImage(transaction, source),
  })
  return storeMeme(deps, userId, input, origin, meme)
}

/**
 * The document to draw on a source. Every meme has a watermark (spec §1), even one that is uploaded
 * finished. The server can't see whether a picture already has one; it recognizes only the pictures
 * that it rendered. A second watermark in the same place covers the first.
 */
const DRAWINGS = {
  'captions and watermark': drawingOf,
  watermark: (_input: MemeInput, watermark: string): Drawing => ({
    document: BLANK_DOCUMENT,
    watermark,
  }),
  nothing: (): Drawing => ({ document: BLANK_DOCUMENT, watermark: '' }),
} as const

function drawingOf(input: MemeInput, watermark: string): Drawing {
  return { document: documentOf(input), watermark }
}

/** The document, from either form of input. */
const documentOf = (input: MemeInput) => input.document ?? documentOfTexts(input)

/** The ids of the uploads that a meme is made of. */
const uploadsOf = (input: MemeInput, customImageId: string | null): string[] => [
  ...(customImageId === null ? [] : [customImageId]),
  ...uploadedStickersOf(documentOf(input)),
]

/** The columns of a meme that describe its source. */
interface Origin {
  readonly templateId: number | null
  /** The user's own template. Its picture is the custom image, which stays when the template goes. */
  readonly ownTemplateId: number | null
  readonly customImageId: string | null
}

interface MemeSource extends Origin {
  readonly imageId: string
  /** 1 for a still picture. */
  readonly frames: number
  readonly mark: keyof typeof DRAWINGS
}

/**
 * The source of a meme: a template, an upload to draw on, or an upload that is the finished meme.
 *
 * @throws AppError when it, or an upload that is a sticker, is not the user's
 */
async function findSource(db: Db, userId: number, input: MemeInput): Promise<MemeSource> {
  await assertOwnStickers(db, userId, documentOf(input))
  if (input.templateId != null && isOwnTemplateId(input.templateId)) {
    return await findOwnSource(db, userId, input.templateId, input.customImageUrl)
  }
  if (input.templateId != null) {
    await keepTemplate(db, input.templateId)
    const template = await findTemplate(db, input.templateId)
    if (template === undefined) throw new AppError('template_not_found')
    const { imageId, id: templateId, frames } = template
    const source = { imageId, frames: frames ?? 1, mark: 'captions and watermark' } as const
    return { ...source, templateId, ownTemplateId: null, customImageId: null }
  }
  const url = input.customImageUrl ?? input.memeImageUrl
  if (url == null) throw new AppError('source_required')
  const { imageId, frames } = await findUpload(db, userId, url)
  const mark =
    input.customImageUrl != null
      ? 'captions and watermark'
      : (await isMemePicture(db, imageId))
        ? 'nothing'
        : 'watermark'
  return { ...uploadSource(imageId, frames), mark }
}

/**
 * A user's own template, or the picture that a meme made from it has kept.
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
  return { ...uploadSource(imageId, frames), ownTemplateId, mark: 'captions and watermark' }
}

/** @throws AppError `image_not_found` when it is not the user's */
async function findUpload(db: Db, userId: number, url: string) {
  const imageId = imageIdOf(url)
  const image = imageId === undefined ? undefined : await findSizeOfOwn(db, imageId, userId)
  if (imageId === undefined || image === undefined) throw new AppError('image_not_found')
  return { imageId, frames: image.frames }
}

const uploadSource = (imageId: string, frames: number | null) => ({
  imageId,
  frames: frames ?? 1,
  templateId: null,
  ownTemplateId: null,
  customImageId: imageId,
})

async function storeMeme(
  deps: MemeDependencies,
  userId: number,
  input: MemeInput & Partial<KeptFields>,
  findOrigin: (transaction: Db) => Promise<Origin>,
  picture: RenderedPicture,
  saveKey?: string,
): Promise<Meme> {
  const { config, db } = deps
  const stored = await storePictures(deps, userId, picture)
  return await userTransaction(db, userId, async (transaction) => {
    // The same save may have arrived twice, and was drawn twice.
    const before = await findSaved(transaction, userId, saveKey)
    if (before !== undefined) return before
    const { templateId, ownTemplateId, customImageId } = await findOrigin(transaction)
    const uploads = uploadsOf(input, customImageId)
    const pictures = await insertPictures(transaction, userId, stored, uploads)
    const tags = cleanTags(input.tags ?? [])
    const id = await insertMeme(transaction, {
      userId,
      shareId: randomId(),
      ...titleColumns(input),
      wordsVersion: WORDS_VERSION,
      document: JSON.stringify(documentOf(input)),
      imageDescription: input.imageDescription ?? null,
      aiPrompt: input.aiPrompt ?? null,
      suggestedTitle: input.suggestedTitle ?? null,
      templateId,
      ownTemplateId,
      customImageId,
      ...pictures,
      isPublic: input.isPublic ? 1 : 0,
      createdAt: input.createdAt ?? Date.now(),
      tags: JSON.stringify(tags),
      isFavorite: Number(input.isFavorite ?? false),
      importedFrom: input.importedFrom ?? null,
    })
    if (saveKey !== undefined) await insertSaveKey(transaction, userId, saveKey, id)
    if (tags.length > 0) await setTags(transaction, userId, id, tags)
    await insertStickerImages(transaction, id, uploadedStickersOf(documentOf(input)))
    const meme = await findOwn(transaction, userId, id)
    await insertWords(transaction, userId, id, wordsOfMeme(textsOf(meme)))
    await assertWithinQuota(transaction, userId, config)
    return toMeme(meme)
  })
}

/** The title, and the order by it. */
function titleColumns({
  title: given,
  suggestedTitle,
}: Pick<MemeInput, 'title'> & Partial<Pick<KeptFields, 'suggestedTitle'>>) {
  const title = withoutNul(given ?? '').trim() || DEFAULT_TITLE
  return { title, titleKey: titleKeyOf(shownTitleOf({ title, suggestedTitle })) }
}

const storePng = (images: ImageStorage, ownerId: number, { png, width, height }: RenderedPicture) =>
  images.store({ ownerId, mimeType: 'image/png', width, height, data: png })

/** A meme's picture whose bytes are stored, and its animation if it moves. */
interface StoredPictures {
  readonly image: StoredImage
  readonly animation: StoredImage | undefined
  readonly pictureHash: string
}

async function storePictures(
  deps: MemeDependencies,
  ownerId: number,
  picture: RenderedPicture,
): Promise<StoredPictures> {
  const { images } = deps
  const { animation } = picture
  // How large it is was not known before it was drawn.
  if (animation !== undefined) await makeRoom(deps, ownerId, animation.file.length)
  return {
    pictureHash: await hashPicture(animation?.file ?? picture.png),
    image: await storePng(images, ownerId, picture),
    animation: animation && (await storeAnimation(images, ownerId, animation)),
  }
}

/**
 * Makes the records of a meme's pictures.
 *
 * @param uploads that the meme is made of
 * @returns the columns of the meme that are about its pictures
 * @throws AppError `picture_taken_down`
 */
async function insertPictures(
  transaction: Db,
  userId: number,
  { image, animation, pictureHash }: StoredPictures,
  uploads: readonly string[],
) {
  await assertNotTakenDown(transaction, userId, [pictureHash, ...uploads])
  return {
    pictureHash,
    imageId: await insertImage(transaction, image),
    animationId: animation === undefined ? null : await insertImage(transaction, animation),
  }
}

/** A stored meme as the API returns it. */
export function toMeme(row: MemeRow): Meme {
  const document: MemeDocument = JSON.parse(row.document)
  // A browser that has cached the picture that was replaced loads the new one.
  const version = queryOf({ v: row.updatedAt ?? undefined })
  return {
    id: row.id,
    title: row.title,
    suggestedTitle: row.suggestedTitle,
    ...textsOfDocument(document),
    document,
    templateId: row.templateId ?? row.ownTemplateId,
    customImageUrl: row.customImageId === null ? null : imageUrl(row.customImageId),
    memeImageUrl: pathOf(calls.sharedPicture, { shareId: row.shareId }) + version,
    animationUrl:
      row.animationId === null
        ? null
        : pathOf(calls.sharedWebp, { shareId: row.shareId }) + version,
    thumbnailUrl: pathOf(calls.getThumbnail, { id: row.id }) + version,
    shareUrl: pathOf(calls.sharePage, { shareId: row.shareId }),
    width: row.width,
    height: row.height,
    isPublic: row.isPublic === 1,
    tags: JSON.parse(row.tags),
    isFavorite: row.isFavorite === 1,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
  }
}
