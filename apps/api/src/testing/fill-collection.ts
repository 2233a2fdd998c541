import { documentOfTexts } from '@memesmith/meme-render'
import type { Db } from '../database/schema.ts'
import { connectTo } from '../database/testing/test-database.ts'

interface Filling {
  readonly userId: number
  readonly count: number
  /** Text of both captions. */
  readonly text?: string
  /** Size of each picture in bytes; 0 uses the template's picture for all memes. */
  readonly pictureBytes?: number
}

/** Rows of one statement. SQLite takes at most 32,766 values in one. */
const AT_ONCE = 1000

/**
 * Inserts memes of the first template for a user directly, because rendering thousands takes
 * minutes.
 */
export async function fillCollection(dataDir: string, filling: Filling): Promise<void> {
  const db = await connectTo(dataDir)
  try {
    await fill(db, filling)
  } finally {
    await db.destroy()
  }
}

async function fill(
  db: Db,
  { userId, count, text = 'More', pictureBytes = 0 }: Filling,
): Promise<void> {
  const { imageId } = await db
    .selectFrom('templates')
    .select('imageId')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const document = JSON.stringify(documentOfTexts({ topText: text, bottomText: text }))
  const picture = { mimeType: 'image/png', width: 640, height: 480, byteSize: pictureBytes }
  await db.transaction().execute(async (transaction) => {
    for (let first = 1; first <= count; first += AT_ONCE) {
      const size = Math.min(AT_ONCE, count + 1 - first)
      const ids = Array.from({ length: size }, (_, index) => shareIdOf(userId, first + index))
      if (pictureBytes > 0) {
        const images = ids.map((id) => ({
          ...picture,
          id,
          ownerId: userId,
          createdAt: 1,
          data: new Uint8Array(pictureBytes),
        }))
        await transaction.insertInto('images').values(images).execute()
      }
      const memes = ids.map((id, index) => ({
        userId,
        shareId: id,
        title: `Meme ${first + index}`,
        document,
        templateId: 1,
        imageId: pictureBytes > 0 ? id : imageId,
        isPublic: 0,
        createdAt: 1,
      }))
      await transaction.insertInto('memes').values(memes).execute()
    }
  })
}

/** The prefix of each inserted meme's link. */
export const shareIdOf = (userId: number, number: number): string =>
  `${userId}-${number}`.padEnd(22, '-')
