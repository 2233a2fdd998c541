import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { documentOfTexts } from '@memesmith/meme-render'

interface Filling {
  readonly dataDir: string
  readonly userId: number
  readonly count: number
  /** Text of both captions. */
  readonly text?: string
  /** Size of each picture in bytes; 0 uses the template's picture for all memes. */
  readonly pictureBytes?: number
}

/**
 * Inserts memes of the first template for a user directly, because rendering thousands takes
 * minutes.
 */
export function fillCollection(filling: Filling): void {
  const { dataDir, userId, count, text = 'More', pictureBytes = 0 } = filling
  const sqlite = new DatabaseSync(join(dataDir, 'memesmith.sqlite'), { timeout: 10_000 })
  try {
    const insertImage = sqlite.prepare(
      `insert into images (id, owner_id, mime_type, width, height, byte_size, created_at, data)
        values (?, ?, 'image/png', 640, 480, ?, 1, zeroblob(?))`,
    )
    const insertMeme = sqlite.prepare(
      `insert into memes (user_id, share_id, title, document,
          template_id, image_id, is_public, created_at)
        select ?, ?, ?, ?, id, coalesce(?, image_id), 0, 1
        from templates where id = 1`,
    )
    const document = JSON.stringify(documentOfTexts({ topText: text, bottomText: text }))
    sqlite.exec('begin')
    for (let number = 1; number <= count; number += 1) {
      const id = shareIdOf(userId, number)
      const own = pictureBytes > 0 ? id : null
      if (own !== null) insertImage.run(own, userId, pictureBytes, pictureBytes)
      insertMeme.run(userId, id, `Meme ${number}`, document, own)
    }
    sqlite.exec('commit')
  } finally {
    sqlite.close()
  }
}

/** A part of the links of each inserted meme. */
export const shareIdOf = (userId: number, number: number): string =>
  `${userId}-${number}`.padEnd(22, '-')
