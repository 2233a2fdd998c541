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
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '../../database/connect.ts'
import { readTemplateRevision } from './templates.repository.ts'
import { getTemplates } from './templates.service.ts'

const compress = promisify(gzip)

export interface TemplateList {
  /** Weak: the plain and the compressed body share it. */
  readonly etag: string
  readonly json: Buffer
  readonly gzip: Buffer
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
  const json = Buffer.from(JSON.stringify(await getTemplates(db)))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, json, gzip: await compress(json) }
}
