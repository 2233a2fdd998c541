import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../database/schema.ts'
import { FairQueue } from '../../../runtime/fair-queue.ts'
import { UserLines } from '../../../runtime/user-lines.ts'
import { listOwnTemplates } from './own-templates.repository.ts'
import { toOwnTemplate } from './own-templates.service.ts'

/** Templates that are read at once. Each has up to 25 KB. */
const PIECE = 20
/** The number of connections that a browser opens at once. */
const LISTS_PER_USER = 6
const WAITING_PER_USER = 200

/**
 * Writes users' own templates as JSON. They may be megabytes: serializing them at once would block
 * other requests, and so would many lists at the same time. One piece of all lists is written at a
 * time, and other requests run after it.
 */
export class OwnTemplateList {
  readonly #db: Db
  readonly #lists = new UserLines(LISTS_PER_USER, WAITING_PER_USER)
  readonly #pieces = new FairQueue({
    running: 1,
    perUser: 1,
    waitingPerUser: LISTS_PER_USER,
    waiting: Number.POSITIVE_INFINITY,
  })

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Begins the user's list, the newest first. Another one of the same user may have to wait until it
   * is closed.
   *
   * @param others a JSON array of the templates after them
   * @throws AppError `busy` when too many lists of the user are waiting
   */
  async open(userId: number, others: Buffer): Promise<Readable> {
    const leave = await this.#lists.enter(userId)
    const json = Readable.from(this.#write(userId, others), { objectMode: false })
    json.once('close', leave)
    return json
  }

  async *#write(userId: number, others: Buffer): AsyncGenerator<Buffer | string> {
    let opener = '['
    let before = Number.MAX_SAFE_INTEGER
    for (;;) {
      const piece = await this.#pieces.run(userId, async () => {
        const rows = await listOwnTemplates(this.#db, userId, before, PIECE)
        const json = rows.map((row) => JSON.stringify(toOwnTemplate(row))).join()
        await setImmediate()
        return { json, last: rows.at(-1) }
      })
      if (piece.last === undefined) break
      before = piece.last.id
      yield opener + piece.json
      opener = ','
    }
    const rest = others.subarray(1)
    yield rest.length > 1 || opener === '[' ? opener : ''
    yield rest
  }
}
