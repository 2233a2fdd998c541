import { randomBytes } from 'node:crypto'
import { documentOfTexts } from '@memesmith/meme-render'
import { createRandom } from '@memesmith/scenes'
import type { DatabaseAddress } from '../../src/database/connect.ts'
import { connect } from '../../src/database/connect.ts'
import { continueNumbers } from '../../src/database/move/target-rows.ts'
import type { Db } from '../../src/database/schema.ts'
import {
  textsOf,
  titleKeyOf,
  WORDS_VERSION,
  wordsOfMeme,
} from '../../src/features/memes/list/search/words-of-meme.ts'
import { popularityOf } from '../../src/features/memes/public/popularity.ts'
import { createCanvas } from '../../src/render/canvas.ts'
import { encodePng } from '../../src/render/encode-png.ts'
import { handleKeyOf } from '../../src/users/handle.ts'
import { hashPassword } from '../../src/users/password.ts'

export interface Size {
  readonly users: number
  readonly memes: number
}

/** The password of every user. */
export const PASSWORD = 'correct horse'
export const emailOf = (user: number): string => `user${user}@example.com`

/** Memes of each of the first users, who are measured: as many as one page has. */
export const MEASURED = { users: 8, memes: 200 }

/** Rows of one statement, and statements of one transaction. */
const ROWS = 1000
const STATEMENTS = 10
/** Words of one statement. SQLite takes at most 32,766 values in one. */
const WORDS = 8000

const SUBJECTS = 'cat dog boss code test Monday coffee meeting deploy weekend cake robot'.split(' ')
const VERBS = 'eats fixes breaks loves hates forgets explains finds loses paints'.split(' ')
const ENDINGS = 'again, never, on Friday, in production, at night, twice, for free'.split(', ')

/**
 * Fills a new site with users and memes: the first users get a page of memes each, the others share
 * the rest. The pictures have a few KB.
 *
 * @param report called with the number of stored rows
 */
export async function fillSite(
  address: DatabaseAddress,
  { users, memes }: Size,
  report: (what: string, done: number) => void,
): Promise<void> {
  const db = await connect(address)
  const passwordHash = await hashPassword(PASSWORD)
  await inBatches(db, users, async (transaction, first, count) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      email: emailOf(first + index),
      firstName: `User ${first + index}`,
      handle: `user_${first + index}`,
      handleKey: handleKeyOf(`user_${first + index}`),
      passwordHash,
      createdAt: Date.now(),
    }))
    await transaction.insertInto('users').values(rows).execute()
    report('users', first + count)
  })

  const picture = await makePicture()
  const random = createRandom(1)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const ownerOf = (meme: number) =>
    meme < MEASURED.users * MEASURED.memes
      ? 1 + Math.floor(meme / MEASURED.memes)
      : 1 + MEASURED.users + Math.floor(random() * (users - MEASURED.users))
  await inBatches(db, memes, async (transaction, first, count) => {
    const rows = Array.from({ length: count }, (_, index) => {
      const title = `${pick(SUBJECTS)} ${pick(VERBS)}`
      const [topText, bottomText] = [`The ${pick(SUBJECTS)} ${pick(VERBS)} the`, pick(ENDINGS)]
      return {
        // One more than the number: the first id is 1.
        id: first + index + 1,
        userId: ownerOf(first + index),
        shareId: randomBytes(16).toString('base64url'),
        title,
        titleKey: titleKeyOf(title),
        wordsVersion: WORDS_VERSION,
        document: JSON.stringify(documentOfTexts({ topText, bottomText })),
        templateId: 1,
        imageId: randomBytes(16).toString('base64url'),
        // Of no other one. Without it, the server would hash every picture while it is measured.
        pictureHash: `${first + index}`,
        isPublic: 0,
        createdAt: Date.now(),
      }
    })
    const images = rows.map(({ imageId: id, userId: ownerId, createdAt }) => ({
      id,
      ownerId,
      createdAt,
      mimeType: 'image/png',
      ...PICTURE_SIZE,
      byteSize: picture.byteLength,
      // A copy for each: a statement takes the memory of its bytes.
      data: new Uint8Array(picture),
    }))
    await transaction.insertInto('images').values(images).execute()
    await transaction.insertInto('memes').values(rows).execute()
    await insertWords(transaction, rows)
    await showAll(transaction, rows)
    report('memes', first + count)
  })
  await continueNumbers(db, { name: 'memes' })
  await db.destroy()
}

interface MemeTexts {
  readonly id: number
  readonly userId: number
  readonly title: string
  readonly document: string
}

/** Shows memes in public, the later ones later, with a tag each. */
async function showAll(transaction: Db, memes: readonly MemeTexts[]): Promise<void> {
  const now = Date.now()
  const shown = memes.map(({ id, userId }) => {
    const shownAt = now - 1_000_000_000 + id
    const likes = (id * 7919) % 50
    return {
      memeId: id,
      userId,
      templateId: 1,
      state: 'shown' as const,
      shownAt,
      likes,
      popularity: popularityOf(likes, shownAt),
      shuffle: (id * 104_729) % 1_000_000_000,
    }
  })
  await transaction.insertInto('publicMemes').values(shown).execute()
  const tags = shown.map(({ memeId, shownAt, popularity }) => {
    const tag = SUBJECTS[memeId % SUBJECTS.length] ?? ''
    return { tagKey: tag.toLowerCase(), tag, memeId, shownAt, popularity }
  })
  await transaction.insertInto('publicTags').values(tags).execute()
  const words = memes.flatMap((meme) =>
    [...wordsOf(meme)].map(([word, weight]) => ({ word, memeId: meme.id, weight })),
  )
  for (let first = 0; first < words.length; first += WORDS) {
    await transaction
      .insertInto('publicWords')
      .values(words.slice(first, first + WORDS))
      .execute()
  }
}

function wordsOf({ title, document }: MemeTexts): ReadonlyMap<string, number> {
  const generated = { aiPrompt: null, imageDescription: null, suggestedTitle: null }
  return wordsOfMeme(textsOf({ title, document, tags: '[]', ...generated }))
}

/** Stores the search words of memes. */
async function insertWords(transaction: Db, memes: readonly MemeTexts[]): Promise<void> {
  const rows = memes.flatMap((meme) =>
    [...wordsOf(meme)].map(([word, weight]) => ({
      userId: meme.userId,
      word,
      memeId: meme.id,
      weight,
    })),
  )
  for (let first = 0; first < rows.length; first += WORDS) {
    const some = rows.slice(first, first + WORDS)
    await transaction.insertInto('memeWords').values(some).execute()
    await transaction
      .insertInto('userWords')
      .values(some.map(({ userId, word }) => ({ userId, word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function inBatches(
  db: Db,
  total: number,
  insert: (transaction: Db, first: number, count: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < total; start += ROWS * STATEMENTS) {
    await db.transaction().execute(async (transaction) => {
      const end = Math.min(total, start + ROWS * STATEMENTS)
      for (let first = start; first < end; first += ROWS) {
        await insert(transaction, first, Math.min(ROWS, end - first))
      }
    })
  }
}

const PICTURE_SIZE = { width: 160, height: 120 }

/** A PNG of 3 KB. */
async function makePicture(): Promise<Buffer> {
  const { width, height } = PICTURE_SIZE
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const random = createRandom(1)
  for (let dot = 0; dot < 60; dot += 1) {
    context.fillStyle = `hsl(${random() * 360} 80% 60%)`
    context.fillRect(random() * width, random() * height, 30, 20)
  }
  return await encodePng(canvas)
}
