import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestServer } from './server.ts'

/** Copies a saved meme in the server's database until its owner has `count` memes. */
export function copyMeme({ dataDir }: TestServer, id: number, count: number): void {
  const database = new DatabaseSync(join(dataDir, 'memesmith.sqlite'), { timeout: 5000 })
  try {
    const columns = database
      .prepare("SELECT name FROM pragma_table_info('memes') WHERE name NOT IN ('id', 'share_id')")
      .all()
      .map(({ name }) => `"${name}"`)
      .join()
    const copy = database.prepare(
      `INSERT INTO memes ("share_id", ${columns}) SELECT ?, ${columns} FROM memes WHERE id = ?`,
    )
    database.exec('BEGIN IMMEDIATE')
    for (let made = 1; made < count; made += 1) copy.run(randomBytes(16).toString('base64url'), id)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
