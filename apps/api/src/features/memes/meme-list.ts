/**
 * Serves pages of collections.
 *
 * Problem: a page may be megabytes of JSON, and one user may request two hundred at once. Reading
 * and serializing whole pages blocked the event loop for seconds.
 * Approach: a page is written in pieces, as fast as its client reads them. A few are made at a time, in
 * turn for each user: one is serialized while the database reads the next. Other work runs after each
 * piece. A user has a few pages in progress; more wait.
 * Limits: a meme that is deleted while its page is written may be missing from it.
 */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../database/schema.ts'
import { chunksOf } from '../../runtime/chunks-of.ts'
import { FairQueue } from '../../runtime/fair-queue.ts'
import { UserLines } from '../../runtime/user-lines.ts'
import { findOriginals, type Original } from './duplicates/duplicates.repository.ts'
import { listMemesOf } from './memes.repository.ts'
import { toMeme } from './memes.service.ts'
import {
  listMemeIds,
  type MemeRange,
  type MemeSelection,
  type PlacedMeme,
} from './search/meme-ids.repository.ts'

interface MemePage {
  /** A JSON array of memes. The user's next page may have to wait until it is closed. */
  readonly json: Readable
  /** The last meme, which the next page begins after; undefined on the last page. */
  readonly next: PlacedMeme | undefined
}

/** Memes. The longest ones hold the event loop for some milliseconds. */
const PIECE = 50
/** The number of connections that a browser opens at once. */
const PAGES_PER_USER = 6
const WAITING_PER_USER = 200

/** Pieces: all of a usual page. Connections to a database read them at the same time. */
const AT_ONCE = 4

const IN_TURN = {
  running: AT_ONCE,
  perUser: AT_ONCE,
  // Each page has these pieces in progress, and looks for duplicates.
  waitingPerUser: PAGES_PER_USER * (AT_ONCE + 1),
  waiting: Number.POSITIVE_INFINITY,
}

/** Serves the pages of all users, a piece at a time. */
export class MemeList {
  readonly #db: Db
  readonly #pages = new UserLines(PAGES_PER_USER, WAITING_PER_USER)
  readonly #pieces = new FairQueue(IN_TURN)
  // A search takes longer than a piece.
  readonly #searches = new FairQueue(IN_TURN)

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Reads one page of the user's memes.
   *
   * @throws AppError `busy` when too many pages of the user are waiting
   */
  async open(userId: number, selection: MemeSelection, range: MemeRange): Promise<MemePage> {
    const leave = await this.#pages.enter(userId)
    try {
      // Reads one more than requested, to know whether there is another page.
      const queue = selection.query === undefined ? this.#pieces : this.#searches
      const found = await queue.run(userId, () =>
        listMemeIds(this.#db, userId, selection, { ...range, limit: range.limit + 1 }),
      )
      const page = found.slice(0, range.limit)
      const ids = page.map(({ id }) => id)
      const json = Readable.from(this.#write(userId, ids), { objectMode: false })
      json.once('close', leave)
      return { json, next: found.length > range.limit ? page.at(-1) : undefined }
    } catch (error) {
      leave()
      throw error
    }
  }

  async *#write(userId: number, ids: readonly number[]): AsyncGenerator<string> {
    const originals = this.#pieces.run(userId, () => findOriginals(this.#db, userId, ids))
    const waiting = chunksOf(ids, PIECE)
    const startNext = (): Promise<string[]> | undefined => {
      const { value: piece } = waiting.next()
      return piece && this.#writePiece(userId, piece, originals)
    }
    const started = Array.from({ length: AT_ONCE }, startNext)
    // The client may be gone before they are needed.
    const ignoreLater = (work?: Promise<unknown>) => work?.catch(() => undefined)
    for (const work of [originals, ...started]) ignoreLater(work)
    let opener = '['
    for (let memes = await started.shift(); memes !== undefined; memes = await started.shift()) {
      const next = startNext()
      ignoreLater(next)
      started.push(next)
      if (memes.length > 0) yield opener + memes.join(',')
      if (memes.length > 0) opener = ','
    }
    yield opener === '[' ? '[]' : ']'
  }

  #writePiece(
    userId: number,
    ids: readonly number[],
    originals: Promise<ReadonlyMap<number, Original>>,
  ): Promise<string[]> {
    return this.#pieces.run(userId, async () => {
      const rows = await listMemesOf(this.#db, userId, ids)
      const originalOf = await originals
      const written = new Map(
        rows.map((row) => {
          // Left out if there is none.
          const duplicateOf = originalOf.get(row.id)
          return [row.id, JSON.stringify({ ...toMeme(row), duplicateOf })]
        }),
      )
      await setImmediate()
      return ids.flatMap((id) => written.get(id) ?? [])
    })
  }
}
