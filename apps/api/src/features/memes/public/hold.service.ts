/**
 * Which memes wait for an administrator before everybody sees them, also where others are shown at once.
 *
 * Problem: what was taken down comes back from another account, or a little changed.
 * Approach: a takedown keeps what its pictures look like (`picture-print.ts`). A meme that somebody shows is
 * compared with these: its own picture, and the upload that it is made of. Memes on a template of the site
 * look alike without being the same: they are compared by their words.
 */
import { createHash } from 'node:crypto'
import type { HeldReason } from '@memesmith/contract'
import { captionsOf, type MemeDocument } from '@memesmith/meme-render'
import type { Config } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import type { Db } from '../../../database/schema.ts'
import { isLike, PRINT_BYTES, printOf, printsOf } from '../../../render/picture-print.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { listTexts } from '../list/search/meme-words.repository.ts'
import { wordsOf } from '../list/search/split-words.ts'
import { textsOf } from '../list/search/words-of-meme.ts'
import { listInPublic } from './list-in-public.service.ts'
import { changePublicMeme, findPublicMeme, letIn } from './public-memes.repository.ts'
import { findPrintedMeme, listTakenDownPrints } from './taken-down-prints.repository.ts'

interface HoldDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
}

/**
 * Lets a meme into the public side that its owner has just shown on a site that shows memes at once, unless
 * it has to wait. The meme waits until this has succeeded, so nobody sees it if this fails.
 */
export async function letInOrHold(
  deps: HoldDependencies,
  userId: number,
  memeId: number,
): Promise<void> {
  const { config, db } = deps
  if (config.publicGallery !== 'open') return
  const isUndecided = async (at: Db) => {
    const meme = await findPublicMeme(at, memeId)
    return meme?.state === 'waiting' && meme.held === '' ? meme : undefined
  }
  if ((await isUndecided(db)) === undefined) return
  const prints = await readPrints(deps, memeId, printOf)
  await userTransaction(db, userId, async (transaction) => {
    const meme = await isUndecided(transaction)
    if (meme === undefined) return
    const held = await reasonToHold(transaction, config, memeId, prints)
    if (held === undefined) await letIn(transaction, memeId, meme.likes)
    else await changePublicMeme(transaction, memeId, { held })
    await listInPublic(transaction, memeId)
  })
}

/**
 * Says that the title or the tags of a meme have changed, which everybody reads: it waits again where an
 * administrator looks at all, and where one looks at such words.
 *
 * @param transaction of the owner, before `listInPublic`
 */
export async function holdNewTexts(
  transaction: Db,
  { publicGallery, heldWords }: Config,
  memeId: number,
): Promise<void> {
  const before = await findPublicMeme(transaction, memeId)
  if (before?.state !== 'shown') return
  const isReviewed = publicGallery === 'review'
  if (!isReviewed && !(await hasWord(transaction, memeId, heldWords))) return
  const held = isReviewed ? ('' as const) : ('words' as const)
  await changePublicMeme(transaction, memeId, { state: 'waiting', held })
}

/** What the pictures of a meme look like, or, on a template of the site, its words. */
export async function readPrints(
  { db, images }: Pick<HoldDependencies, 'db' | 'images'>,
  memeId: number,
  make: typeof printOf | typeof printsOf,
): Promise<Uint8Array> {
  const meme = await findPrintedMeme(db, memeId)
  if (meme === undefined) return new Uint8Array()
  const { imageId, customImageId, templateId, document } = meme
  if (customImageId === null) {
    const isWhole = make === printsOf
    const words = printOfWords(templateId, document)
    // A picture of the finished meme may come back as an upload.
    const pictures = isWhole ? await printAll(images, [imageId], make) : []
    return Buffer.concat([words, ...pictures])
  }
  return Buffer.concat(await printAll(images, [imageId, customImageId], make))
}

async function printAll(
  images: ImageStorage,
  ids: readonly string[],
  make: typeof printOf,
): Promise<Uint8Array[]> {
  const prints: Uint8Array[] = []
  for (const id of ids) {
    const print = await images.read(id).then(make, () => undefined)
    if (print !== undefined) prints.push(print)
  }
  return prints
}

/** A print that equals that of the same words on the same template, and no other; empty without words. */
function printOfWords(templateId: number | null, json: string): Uint8Array {
  const document: MemeDocument = JSON.parse(json)
  const words = captionsOf(document).flatMap(({ text }) => wordsOf(text))
  if (words.length === 0) return new Uint8Array()
  return createHash('sha256')
    .update(`${templateId} ${words.join(' ')}`)
    .digest()
}

/**
 * Why a meme waits; undefined if it does not.
 *
 * @param prints of `readPrints` with `printOf`
 */
async function reasonToHold(
  transaction: Db,
  { heldWords }: Config,
  memeId: number,
  prints: Uint8Array,
): Promise<HeldReason | undefined> {
  if (await hasWord(transaction, memeId, heldWords)) return 'words'
  if (prints.length === 0) return undefined
  for (const takenDown of await listTakenDownPrints(transaction)) {
    for (let at = 0; at < prints.length; at += PRINT_BYTES) {
      if (isLike(prints.subarray(at, at + PRINT_BYTES), takenDown)) return 'similar'
    }
  }
  return undefined
}

/** Whether a meme has one of the operator's words in what others read of it. */
async function hasWord(db: Db, memeId: number, heldWords: readonly string[]): Promise<boolean> {
  if (heldWords.length === 0) return false
  const [row] = await listTexts(db, [memeId])
  if (row === undefined) return false
  const { title, tags, document } = textsOf(row)
  const captions = captionsOf(document).map(({ text }) => text)
  const text = ` ${wordsOf([title, ...tags, ...captions].join(' ')).join(' ')} `
  return heldWords.some((word) => {
    const words = wordsOf(word).join(' ')
    return words !== '' && text.includes(` ${words} `)
  })
}
