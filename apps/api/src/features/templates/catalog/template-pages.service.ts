import {
  SHOWN_TEMPLATE_TAGS,
  type TagCount,
  TEMPLATES_PER_PAGE,
  type Template,
  type TemplatesQuery,
} from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { compressJson } from '../../../http/answers/compress-json.ts'
import { type EtagJson, withEtag } from '../../../http/answers/etag-json.ts'
import { ByteCache } from '../../../runtime/byte-cache.ts'
import type { TemplateCatalog } from './template-catalog.ts'
import { getTemplatesById } from './templates.service.ts'

/** Bytes of cached pages of the gallery: about 500 pages. */
const MAX_KEPT_BYTES = 12_000_000

/** A part of the gallery. */
export interface TemplatePage {
  readonly body: EtagJson
  /** The number of templates on all pages. */
  readonly total: number
  /** The `offset` of the next page; undefined on the last one. */
  readonly next: number | undefined
}

/** The first view of the gallery. */
export interface FirstGalleryPage {
  /** Differs whenever the fields below may. */
  readonly version: string
  readonly templates: readonly Template[]
  /** The number of all templates. */
  readonly total: number
  /** The most common tags. */
  readonly tags: readonly TagCount[]
}

/** Pages of the gallery. `get` caches them for half a minute; `first` does not. */
export class TemplatePages {
  readonly #db: Db
  readonly #catalog: TemplateCatalog
  readonly #pages = new ByteCache<TemplatePage>(
    MAX_KEPT_BYTES,
    ({ body }) => body.plain.length + body.gzip.length,
  )

  constructor(db: Db, catalog: TemplateCatalog) {
    this.#db = db
    this.#catalog = catalog
  }

  /** @throws AppError `busy` when too many searches are waiting */
  async get(query: TemplatesQuery): Promise<TemplatePage> {
    const { q, tag, sort, limit, offset } = query
    const key = JSON.stringify([await this.#catalog.refresh(), q, tag, sort, limit, offset])
    return await this.#pages.get(key, async () => {
      const { templates, total, end } = await this.#find(query)
      const body = withEtag(await compressJson(templates))
      return { body, total, next: end < total ? end : undefined }
    })
  }

  /** @throws AppError `busy` when too many searches are waiting */
  async first(): Promise<FirstGalleryPage> {
    const version = await this.#catalog.refresh()
    const { templates, total } = await this.#find({ sort: 'popular' })
    const tags = (await this.#catalog.tags()).slice(0, SHOWN_TEMPLATE_TAGS)
    return { version, templates, total, tags }
  }

  async #find({ q = '', tag = '', sort, limit, offset }: TemplatesQuery) {
    const range = { offset: Number(offset ?? 0), limit: Number(limit ?? TEMPLATES_PER_PAGE) }
    const selection = { query: q.trim(), tag: tag.trim(), order: sort }
    const { ids, total } = await this.#catalog.find(selection, range)
    const templates = await getTemplatesById(this.#db, ids)
    return { templates, total, end: range.offset + range.limit }
  }
}
