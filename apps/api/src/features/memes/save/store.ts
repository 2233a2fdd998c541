import { type Meme, shownTitleOf } from '@memesmith/contract'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { hashPicture } from '../../../render/hash-picture.ts'
import type { RenderedPicture } from '../../../render/rendered-picture.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { randomId } from '../../../runtime/random-id.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import {
  deleteUnusedImages,
  insertImage,
  type StoredImage,
} from '../../../storage/images.repository.ts'
import {
  assertGrowthWithinQuota,
  assertWithinQuota,
  readStorageUse,
} from '../../../storage/quota/storage-quota.ts'
import { storeAnimation } from '../../../storage/store-animation.ts'
import { assertNotTakenDown } from '../../../storage/taken-down-pictures.ts'
import { makeRoom } from '../bin/purge-deleted.service.ts'
import { setTags } from '../change/tags.repository.ts'
import { storeWords } from '../list/search/add-words.ts'
import { insertWords } from '../list/search/meme-words.repository.ts'
import { titleKeyOf, WORDS_VERSION, wordsOfMeme } from '../list/search/words-of-meme.ts'
import type { MemeDependencies } from '../meme-dependencies.ts'
import {
  changeMeme,
  findImagesOf,
  findMemeOf,
  insertMeme,
  insertStickerImages,
  setStickerImages,
} from '../memes.repository.ts'
import { insertRemix } from '../public/remixes.repository.ts'
import { hideFromPublic, showInPublic, showNewDrawing } from '../public/show-meme.service.ts'
import { toMeme } from '../to-meme.ts'
import { uploadsOf } from './draw.ts'
import { findSource, type Origin } from './find-source.ts'
import type { MemeToSave } from './read-meme.ts'
import { findSavedWith, insertSaveKey } from './save-keys.repository.ts'
import { uploadedStickersOf } from './stickers.ts'

/** What describes a generated picture, of a meme that has none. */
const NOT_GENERATED = { imageDescription: null, aiPrompt: null, suggestedTitle: null }

/** A meme's picture whose bytes are stored, and its animation if it moves. */
interface StoredPictures {
  readonly image: StoredImage
  readonly animation: StoredImage | undefined
  readonly pictureHash: string
}

/**
 * Stores a meme and its pictures in one transaction.
 *
 * @param saveKey the client's key of the save
 * @param generated its source, if that is new: it gets its record in the same transaction
 * @returns the meme; the one that was saved before with the same key, if there is one
 * @throws AppError `collection_full`, `picture_taken_down`, or as `findSource` does for a source that was deleted
 *   since it was drawn; nothing is stored then
 */
export async function storeMeme(
  deps: MemeDependencies,
  userId: number,
  meme: MemeToSave,
  picture: RenderedPicture,
  {
    saveKey,
    generated,
  }: { readonly saveKey?: string | undefined; readonly generated?: StoredImage },
): Promise<Meme> {
  const stored = await storePictures(deps, userId, picture)
  return await userTransaction(deps.db, userId, async (transaction) => {
    // The same save may have arrived twice, and been drawn twice.
    const before = await findSaved(transaction, userId, saveKey)
    if (before !== undefined) return before
    const { templateId, ownTemplateId, customImageId } =
      generated === undefined
        ? await findSource(transaction, userId, meme)
        : await insertSource(transaction, generated)
    const pictures = await insertPictures(
      transaction,
      userId,
      stored,
      uploadsOf(meme, customImageId),
    )
    const { title, document, kept, stickers } = meme
    const { tags = [], imageDescription = null, aiPrompt = null, suggestedTitle = null } = kept
    const row = {
      userId,
      shareId: randomId(),
      title,
      titleKey: titleKeyOf(shownTitleOf({ title, suggestedTitle })),
      wordsVersion: WORDS_VERSION,
      document: JSON.stringify(document),
      imageDescription,
      aiPrompt,
      suggestedTitle,
      templateId,
      ownTemplateId,
      customImageId,
      ...pictures,
      isPublic: meme.isPublic ? 1 : 0,
      createdAt: kept.createdAt ?? Date.now(),
      tags: JSON.stringify(tags),
      isFavorite: kept.isFavorite ? 1 : 0,
      importedFrom: kept.importedFrom ?? null,
    }
    const id = await insertMeme(transaction, row)
    if (saveKey !== undefined) await insertSaveKey(transaction, userId, saveKey, id)
    if (meme.after !== undefined) await insertRemix(transaction, id, meme.after)
    if (tags.length > 0) await setTags(transaction, userId, id, tags)
    await insertStickerImages(transaction, id, uploadedStickersOf(stickers))
    const words = wordsOfMeme({
      title,
      suggestedTitle,
      tags,
      document,
      aiPrompt,
      imageDescription,
    })
    await insertWords(transaction, userId, id, words)
    await assertWithinQuota(transaction, userId, deps.config)
    // An archive says what its meme was on another site, or before.
    const isShown = meme.isPublic && kept.importedFrom === undefined
    const publicState = isShown
      ? await showInPublic(transaction, deps.config, { memeId: id, userId, templateId })
      : undefined
    const { width, height } = stored.image
    const shown = { publicState: publicState ?? null, publicReason: null }
    return toMeme({ ...row, id, width, height, updatedAt: null, ...shown }, document)
  })
}

/**
 * Replaces the drawing of a meme and its pictures in one transaction, unless that was done before with
 * the same key: then a later change from another device is kept.
 *
 * @throws AppError `meme_not_found`, and as `storeMeme` does; nothing is changed then
 */
export async function storeReplacement(
  deps: MemeDependencies,
  userId: number,
  id: number,
  meme: MemeToSave,
  picture: RenderedPicture,
  saveKey: string | undefined,
): Promise<Meme> {
  const stored = await storePictures(deps, userId, picture)
  return await changeOwn(deps, userId, id, async (transaction, before) => {
    const known =
      saveKey === undefined ? undefined : await findSavedWith(transaction, userId, saveKey)
    if (known === id) return
    // A key of another meme says nothing about this one.
    if (saveKey !== undefined && known === undefined) {
      await insertSaveKey(transaction, userId, saveKey, id)
    }
    const { templateId, ownTemplateId, customImageId } = await findSource(transaction, userId, meme)
    const isSamePicture = customImageId !== null && customImageId === before.customImageId
    const used = await findImagesOf(transaction, [id])
    const { title, document, isPublic, stickers } = meme
    const generatedFrom = isSamePicture ? before : NOT_GENERATED
    const { imageDescription, aiPrompt, suggestedTitle } = generatedFrom
    await changeMeme(transaction, id, {
      title,
      document: JSON.stringify(document),
      imageDescription,
      aiPrompt,
      suggestedTitle,
      templateId,
      // The editor sends the picture that the meme has kept.
      ownTemplateId: ownTemplateId ?? (isSamePicture ? before.ownTemplateId : null),
      customImageId,
      ...(await insertPictures(transaction, userId, stored, uploadsOf(meme, customImageId))),
      thumbnailId: null,
      gifId: null,
      mp4Id: null,
      previewId: null,
      isPublic: isPublic === undefined ? before.isPublic : Number(isPublic),
      // It versions the picture's URLs, so it differs even if the clock was set back.
      updatedAt: Math.max(Date.now(), (before.updatedAt ?? before.createdAt) + 1),
    })
    await setStickerImages(transaction, id, uploadedStickersOf(stickers))
    const shown = { memeId: id, userId, templateId }
    if (isPublic) await showInPublic(transaction, deps.config, shown)
    if (isPublic === false) await hideFromPublic(transaction, id)
    else await showNewDrawing(transaction, deps.config, shown)
    const tags: readonly string[] = JSON.parse(before.tags)
    const texts = { title, suggestedTitle, tags, document, aiPrompt, imageDescription }
    await storeWords(transaction, userId, id, texts)
    await deleteUnusedImages(transaction, used)
  })
}

/**
 * Changes the user's own meme in a transaction, within the limits on storage.
 *
 * @throws AppError `meme_not_found` when the meme does not exist or is another user's, or
 *   `collection_full`; nothing is changed then
 */
export async function changeOwn(
  { config, db }: Pick<MemeDependencies, 'config' | 'db'>,
  userId: number,
  id: number,
  change: (
    transaction: Db,
    before: NonNullable<Awaited<ReturnType<typeof findMemeOf>>>,
  ) => Promise<void>,
): Promise<Meme> {
  return await userTransaction(db, userId, async (transaction) => {
    const before = await findOwn(transaction, userId, id)
    const use = await readStorageUse(transaction, userId)
    await change(transaction, before)
    await assertGrowthWithinQuota(transaction, userId, config, use)
    return toMeme(await findOwn(transaction, userId, id))
  })
}

/** @throws AppError `meme_not_found` when the meme does not exist or is another user's */
export async function findOwn(db: Db, userId: number, id: number) {
  const meme = await findMemeOf(db, userId, id)
  if (meme === undefined) throw new AppError('meme_not_found')
  return meme
}

/**
 * The meme that was saved with a key; undefined if there was no such save.
 *
 * @throws AppError `deleted_since` if there was one, but its meme is gone
 */
export async function findSaved(
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

/** Makes the record of a source that is stored with its meme. */
const insertSource = async (transaction: Db, source: StoredImage): Promise<Origin> => ({
  templateId: null,
  ownTemplateId: null,
  customImageId: await insertImage(transaction, source),
})

/** Stores the bytes of a still picture. */
export const storePng = (
  images: ImageStorage,
  ownerId: number,
  { png, width, height }: RenderedPicture,
): Promise<StoredImage> =>
  images.store({ ownerId, mimeType: 'image/png', width, height, data: png })

async function storePictures(
  deps: MemeDependencies,
  ownerId: number,
  picture: RenderedPicture,
): Promise<StoredPictures> {
  const { images } = deps
  const { animation } = picture
  // Its size was not known before it was drawn.
  if (animation !== undefined) await makeRoom(deps, ownerId, animation.file.length)
  return {
    pictureHash:
      animation === undefined && picture.hash !== undefined
        ? picture.hash
        : await hashPicture(animation?.file ?? picture.png),
    image: await storePng(images, ownerId, picture),
    animation: animation && (await storeAnimation(images, ownerId, animation)),
  }
}

/**
 * Makes the records of a meme's pictures.
 *
 * @param uploads that the meme uses
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
