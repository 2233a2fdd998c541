/**
 * The body of `GET /api/templates`, cached until a template changes.
 *
 * Problem: a gallery of 20,000 templates is 7 MB of JSON. Reading, serializing and compressing it
 * takes half a second, and most clients have already cached it.
 * Approach: cache the bytes, plain and compressed, with a hash of them as ETag. Every request reads
 * one version number, which triggers increment on every change, so an import by another process is
 * visible at the next request.
 */
import type { Db } from '../../../database/schema.ts'
import { compressBytes } from '../../../http/answers/compress-json.ts'
import { type EtagJson, withEtag } from '../../../http/answers/etag-json.ts'
import { jsonArray } from '../../../http/answers/json-array.ts'
import { readTemplateRevision } from './templates.repository.ts'
import { readTemplates } from './templates.service.ts'

/** @returns a function that returns the current list; concurrent callers share one build */
export function createTemplateList(db: Db): () => Promise<EtagJson> {
  let kept: { readonly revision: number; readonly list: Promise<EtagJson> } | undefined
  return async () => {
    const revision = await readTemplateRevision(db)
    if (kept?.revision !== revision) {
      const list = makeList(db)
      kept = { revision, list }
      // A failed build is not cached: the next request tries again.
      list.catch(() => {
        if (kept?.list === list) kept = undefined
      })
    }
    return await kept.list
  }
}

const makeList = async (db: Db): Promise<EtagJson> =>
  withEtag(await compressBytes(await jsonArray(readTemplates(db))))
