import type { TagCount } from '@memesmith/contract'
import { TEMPLATE_ORDERS, type TemplateOrder } from '@memesmith/contract/gallery'
import { foldText } from '@memesmith/similar-words/fold-text'
import { commonTags, createTemplateSearch } from '@memesmith/template-search'
import { findEmojiWords } from '@memesmith/template-search/emoji-words'

/** The searchable fields of a template. */
export interface CatalogEntry {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  /** Its names and tags in other languages. */
  readonly words: readonly string[]
}

/** Which templates, and in what order. */
export interface TemplateSelection {
  /** Empty for all. */
  readonly query: string
  /** Empty for any. */
  readonly tag: string
  /** Undefined for the best match first, or for the order of ids without a query. */
  readonly order: TemplateOrder | undefined
}

/** How many memes were made from a template. */
export interface TemplateUses {
  readonly templateId: number
  readonly uses: number
}

/** All templates of a gallery, in memory, for searching and sorting. */
export interface Catalog {
  /** The ids of the selected templates in their order. */
  find(selection: TemplateSelection): Uint32Array
  /** The most common tags. */
  tags(count: number): TagCount[]
  /** Changes the popularity of templates. */
  setUses(uses: readonly TemplateUses[]): void
}

/** @param entries in the order of their ids */
export function createCatalog(entries: readonly CatalogEntry[]): Catalog {
  const search = createTemplateSearch(entries)
  const names = new Map(entries.map(({ id, name }) => [id, foldText(name).trim()]))
  let places = placesIn([])

  function placesIn(counts: readonly TemplateUses[]) {
    const uses = new Map(counts.map((count) => [count.templateId, count.uses]))
    const comparisons: Readonly<Record<TemplateOrder, (a: number, b: number) => number>> = {
      popular: (a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0),
      new: (a, b) => b - a,
      name: (a, b) => compareTexts(names.get(a) ?? '', names.get(b) ?? ''),
    }
    const ids = entries.map(({ id }) => id)
    const ordered = (order: TemplateOrder): [TemplateOrder, ReadonlyMap<number, number>] => [
      order,
      new Map(ids.toSorted(comparisons[order]).map((id, place) => [id, place])),
    ]
    return new Map(TEMPLATE_ORDERS.map(ordered))
  }

  return {
    find({ query, tag, order }) {
      const ids = Uint32Array.from(search(query, tag, findEmojiWords), ({ id }) => id)
      const place = order && places.get(order)
      return place === undefined
        ? ids
        : ids.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    },
    tags: (count) => commonTags(entries, count),
    setUses(counts) {
      places = placesIn(counts)
    },
  }
}

/** Compares by code units, so that the order is the same everywhere. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
