/** A thread that holds all templates in memory and searches them. */

import type { TagCount } from '@memesmith/contract'
import { MAX_LISTED_TEMPLATE_TAGS } from '@memesmith/contract/gallery'
import { LRUCache } from 'lru-cache'
import { answerRequests } from '../../../runtime/answer-requests.ts'
import {
  type Catalog,
  type CatalogEntry,
  createCatalog,
  type TemplateSelection,
  type TemplateUses,
} from './catalog.ts'
import { readTemplateWords } from './template-words.service.ts'

/** A stored template; its tags are JSON. */
type TemplateRow = Omit<CatalogEntry, 'tags' | 'words'> & { readonly tags: string }

export type CatalogRequest =
  | { readonly kind: 'add'; readonly rows: readonly TemplateRow[]; readonly isFirst: boolean }
  | { readonly kind: 'finish'; readonly uses: readonly TemplateUses[] }
  | { readonly kind: 'count'; readonly uses: readonly TemplateUses[] }
  | { readonly kind: 'tags' }
  | {
      readonly kind: 'find'
      readonly selection: TemplateSelection
      readonly offset: number
      readonly limit: number
    }

export interface CatalogAnswer {
  /** Whether the thread has a catalog; false after it was restarted. */
  readonly isReady: boolean
  readonly ids: readonly number[]
  /** The number of templates that were found. */
  readonly total: number
  readonly tags: readonly TagCount[]
}

/** Selections whose ids are kept, so that the next page needs no search: 80 KB each for 20,000. */
const MAX_KEPT = 20

const found = new LRUCache<string, Uint32Array>({ max: MAX_KEPT })
let added: CatalogEntry[] = []
let catalog: Catalog | undefined
/** Counted once, because counting the tags of 20,000 takes 50 ms, and every visitor asks for them. */
let tags: readonly TagCount[] = []

const wordsOf = await readTemplateWords()

answerRequests((request: CatalogRequest): CatalogAnswer => {
  const nothing = { isReady: catalog !== undefined, ids: [], total: 0, tags: [] }
  switch (request.kind) {
    case 'add':
      if (request.isFirst) added = []
      for (const row of request.rows) {
        const entry = { ...row, tags: JSON.parse(row.tags) }
        added.push({ ...entry, words: wordsOf(entry) })
      }
      return nothing
    case 'finish':
      catalog = createCatalog(added)
      catalog.setUses(request.uses)
      tags = catalog.tags(MAX_LISTED_TEMPLATE_TAGS)
      added = []
      found.clear()
      return { ...nothing, isReady: true }
    case 'count':
      catalog?.setUses(request.uses)
      found.clear()
      return nothing
    case 'tags':
      return { ...nothing, tags }
    case 'find': {
      if (catalog === undefined) return nothing
      const { selection, offset, limit } = request
      const key = JSON.stringify(selection)
      const ids = found.get(key) ?? catalog.find(selection)
      found.set(key, ids)
      return { ...nothing, ids: [...ids.subarray(offset, offset + limit)], total: ids.length }
    }
  }
})
