/**
 * The body of `GET /api/templates`, cached until a template changes.
 *
 * Problem: a gallery of 20,000 templates is 7 MB of JSON. Reading, serializing and compressing it
 * takes half a second, and most clients have already cached it.
 * Approach: cache the bytes, plain and compressed, with a hash of them as ETag. Every request reads
 * one version number, which triggers increment on every change, so an import by another process is
 * visible at the next request.
 */
import { createHash } from 'node:crypto'
import type { Db } from '../../database/schema.ts'
import { type CompressedJson, compressJson } from '../../http/compress-json.ts'
import { readTemplateRevision } from './templates.repository.ts'
import { getTemplates } from './templates.service.ts'

export interface TemplateList extends CompressedJson {
  /** Weak: the plain and the compressed body share it. */
  readonly etag: string
}

/** @returns a function that returns the current list; concurrent callers share one build */
export function createTemplateList(db: Db): () => Promise<TemplateList> {
  let kept: { readonly revision: number; readonly list: Promise<TemplateList> } | undefined
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

async function makeList(db: Db): Promise<TemplateList> {
  const body = await compressJson(await getTemplates(db))
  const hash = createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, ...body }
}
