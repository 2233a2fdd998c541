import { TEMPLATES_PER_PAGE, type TemplatesQuery } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { compressJson } from '../../http/compress-json.ts'
import { type EtagJson, withEtag } from '../../http/etag-json.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import type { TemplateCatalog } from './catalog/template-catalog.ts'
import { getTemplatesById } from './templates.service.ts'

/** Pages of the gallery that are kept: about 500. */
const MAX_KEPT_BYTES = 12_000_000

/** A part of the gallery. */
export interface TemplatePage {
  readonly body: EtagJson
  /** The number of templates on all pages. */
  readonly total: number
  /** The `offset` of the next page; undefined on the last one. */
  readonly next: number | undefined
}

/**
 * @returns a function that returns a page of the gallery, which is made once for each version of the
 *   gallery; it throws AppError `busy` when too many searches are waiting
 */
export function createTemplatePages(
  db: Db,
  catalog: TemplateCatalog,
): (query: TemplatesQuery) => Promise<TemplatePage> {
  const pages = new ByteCache<TemplatePage>(
    MAX_KEPT_BYTES,
    ({ body }) => body.plain.length + body.gzip.length,
  )

  async function makePage({ q = '', tag = '', sort, limit, offset }: TemplatesQuery) {
    const range = { offset: Number(offset ?? 0), limit: Number(limit ?? TEMPLATES_PER_PAGE) }
    const selection = { query: q.trim(), tag: tag.trim(), order: sort }
    const { ids, total } = await catalog.find(selection, range)
    const body = withEtag(await compressJson(await getTemplatesById(db, ids)))
    const end = range.offset + range.limit
    return { body, total, next: end < total ? end : undefined }
  }

  return async (query) => {
    const { q, tag, sort, limit, offset } = query
    const key = JSON.stringify([await catalog.refresh(), q, tag, sort, limit, offset])
    return await pages.get(key, () => makePage(query))
  }
}
