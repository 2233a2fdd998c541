/**
 * Finds templates by words and by tag, in three orders.
 *
 * Problem: every keystroke searches 20,000 templates for any part of a word. No database index finds
 * parts of words, and a search in memory takes milliseconds, or tenths of a second for the worst query.
 * Approach: a thread has the texts of all templates in memory, about 50 MB for 20,000, and answers with
 * ids. Every request reads a version number. If it has changed, the texts are read again in small
 * pieces, before the request is answered.
 * Limits: a large gallery that keeps changing, for example during an import, is read again only after a
 * pause; until then, searches find its previous state.
 */
import type { TagCount } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { RequestThread } from '../../../runtime/request-thread.ts'
import { Lane } from '../../../scheduling/lane.ts'
import { LANES } from '../../../scheduling/lanes.ts'
import type { TemplateSelection } from './catalog.ts'
import type { CatalogAnswer, CatalogRequest } from './catalog.worker.ts'
import { listUses, readCounted } from './popularity/template-uses.repository.ts'
import { listTemplateTexts, readTemplateRevision } from './templates.repository.ts'

/** Rows that are read and sent to the thread at once. Takes a few milliseconds. */
const ROWS_AT_ONCE = 500
/** A catalog of more templates is read again only after a pause. */
const QUICKLY_READ = 2000
/** That pause, in multiples of the time that reading took. */
const PAUSE = 20
/** All searches share one line: those of a caller already take turns in the `list` lane. */
const ANYBODY = 'anybody'

/** A part of the results. */
export interface FoundTemplates {
  readonly ids: readonly number[]
  /** The total number of results. */
  readonly total: number
}

interface Range {
  readonly offset: number
  readonly limit: number
}

/** The version of the catalog: numbers that only grow. */
interface Version {
  readonly revision: number
  readonly counted: number
}

const NONE: Version = { revision: -1, counted: -1 }

/** The templates of a site, for searching and sorting. */
export class TemplateCatalog {
  readonly #db: Db
  readonly #thread = new RequestThread<CatalogRequest, CatalogAnswer>(
    'template-catalog',
    new URL('./catalog.worker.ts', import.meta.url),
    // The thread holds the catalog.
    { idleMs: 0 },
  )
  readonly #lane = new Lane(LANES.catalog)
  #version = NONE
  /** Time in ms until which the catalog counts as current. */
  #keptUntil = 0
  #reading: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }

  /**
   * Brings the catalog up to date.
   *
   * @returns its version, for caches of results
   */
  async refresh(): Promise<string> {
    const revision = await readTemplateRevision(this.#db)
    const counted = await readCounted(this.#db)
    while (!this.#has({ revision, counted })) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined
      })
      await this.#reading
    }
    return `${this.#version.revision}.${this.#version.counted}`
  }

  /** @throws AppError `busy` when too many searches are waiting */
  async find(selection: TemplateSelection, range: Range): Promise<FoundTemplates> {
    return await this.#ask({ kind: 'find', selection, ...range })
  }

  /** The common tags, most used first. */
  async tags(): Promise<readonly TagCount[]> {
    return (await this.#ask({ kind: 'tags' })).tags
  }

  async #ask(request: CatalogRequest): Promise<CatalogAnswer> {
    return await this.#lane.run(ANYBODY, async () => {
      await this.refresh()
      const answer = await this.#thread.ask(request)
      if (answer.isReady) return answer
      // The thread has died since, and another one has started.
      this.#version = NONE
      await this.refresh()
      return await this.#thread.ask(request)
    })
  }

  #has({ revision, counted }: Version): boolean {
    if (this.#version === NONE) return false
    if (performance.now() < this.#keptUntil) return true
    return this.#version.revision >= revision && this.#version.counted >= counted
  }

  async #read(): Promise<void> {
    const start = performance.now()
    const version = {
      revision: await readTemplateRevision(this.#db),
      counted: await readCounted(this.#db),
    }
    const uses = await listUses(this.#db)
    if (version.revision === this.#version.revision) {
      await this.#thread.ask({ kind: 'count', uses })
    } else {
      const count = await this.#readTexts()
      await this.#thread.ask({ kind: 'finish', uses })
      const now = performance.now()
      this.#keptUntil = count <= QUICKLY_READ ? 0 : now + PAUSE * (now - start)
    }
    this.#version = version
  }

  /** @returns the number of templates */
  async #readTexts(): Promise<number> {
    let after = 0
    for (let count = 0; ; ) {
      const isFirst = count === 0
      const rows = await listTemplateTexts(this.#db, after, ROWS_AT_ONCE)
      await this.#thread.ask({ kind: 'add', rows, isFirst })
      count += rows.length
      const last = rows.at(-1)
      if (last === undefined || rows.length < ROWS_AT_ONCE) return count
      after = last.id
    }
  }
}
