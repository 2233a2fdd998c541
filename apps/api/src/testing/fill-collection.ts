import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { documentOfTexts } from '@memesmith/meme-render'

interface Filling {
  readonly dataDir: string
  readonly userId: number
  readonly count: number
  /** Of both captions. */
  readonly text?: string
  /** Bytes of each picture; 0 gives all memes the picture of the template. */
  readonly pictureBytes?: number
}

/** Gives a user memes of the first template, past the server: rendering thousands takes minutes. */
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
    const document = JSON.stringify(
      documentOfTexts({ topText: text, bottomText: text, fontSize: 32, textColor: '#ffffff' }),
    )
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

/** What the links of a meme that was made here have in them. */
export const shareIdOf = (userId: number, number: number): string =>
  `${userId}-${number}`.padEnd(22, '-')
