/**
 * Answers pages of collections.
 *
 * Problem: a page may be megabytes of JSON, and one user may ask for two hundred of them at once. To
 * read and write that in one go held everybody up for seconds.
 * Approach: a page is written in pieces of a few memes, as fast as its client takes them. One piece is
 * made at a time, one of each user in turn, and whatever else waits has its turn after each. A user has
 * a few pages in hand, and more of them wait.
 * Limits: a meme that is deleted while its page is written may be missing from it.
 */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../database/connect.ts'
import { FairQueue } from '../../runtime/fair-queue.ts'
import { listMemeIdsOf, listMemesOf, type MemeRange } from './memes.repository.ts'
import { toMeme } from './memes.service.ts'

interface MemePage {
  /** An array of memes, as JSON. Its user's next page may wait until it is closed. */
  readonly json: Readable
  /** Where the next page begins; undefined where there are no more memes. */
  readonly next: number | undefined
}

const PIECE = 20
/** As many as a browser asks for at once. */
const PAGES_PER_USER = 6
const WAITING_PER_USER = 200

export class MemeList {
  readonly #db: Db
  readonly #pages = new FairQueue({
    running: Number.POSITIVE_INFINITY,
    perUser: PAGES_PER_USER,
    waitingPerUser: WAITING_PER_USER,
    waiting: 0,
  })
  readonly #pieces = new FairQueue({
    running: 1,
    perUser: 1,
    waitingPerUser: PAGES_PER_USER,
    waiting: Number.POSITIVE_INFINITY,
  })

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * One page of the user's memes, newest first.
   *
   * @throws AppError `busy` when too many pages of the user wait already
   */
  async open(userId: number, range: MemeRange): Promise<MemePage> {
    const leave = await this.#pages.enter(userId)
    try {
      // One more than asked for says whether there is another page.
      const ids = await this.#pieces.run(userId, () =>
        listMemeIdsOf(this.#db, userId, { ...range, limit: range.limit + 1 }),
      )
      const page = ids.slice(0, range.limit)
      const json = Readable.from(this.#write(userId, page), { objectMode: false })
      json.once('close', leave)
      return { json, next: ids.length > range.limit ? page.at(-1) : undefined }
    } catch (error) {
      leave()
      throw error
    }
  }

  async *#write(userId: number, ids: readonly number[]): AsyncGenerator<string> {
    let opener = '['
    for (let start = 0; start < ids.length; start += PIECE) {
      const piece = ids.slice(start, start + PIECE)
      const memes = await this.#pieces.run(userId, async () => {
        const written = await this.#writePiece(userId, piece)
        await setImmediate()
        return written
      })
      if (memes.length > 0) yield opener + memes.join(',')
      if (memes.length > 0) opener = ','
    }
    yield opener === '[' ? '[]' : ']'
  }

  async #writePiece(userId: number, ids: readonly number[]): Promise<string[]> {
    const [newest = 0, oldest = 0] = [ids[0], ids.at(-1)]
    const range = { before: newest + 1, limit: ids.length }
    const rows = await listMemesOf(this.#db, userId, range)
    return rows.filter(({ id }) => id >= oldest).map((row) => JSON.stringify(toMeme(row)))
  }
}
