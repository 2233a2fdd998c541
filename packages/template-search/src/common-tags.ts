import { foldText } from '@memesmith/similar-words/fold-text'

/** A tag, and the number of templates that have it. */
interface CommonTag {
  readonly tag: string
  readonly count: number
}

/**
 * Counts tags, most common first; tags with the same count are in the order of the templates. Of
 * several spellings, the first is used.
 */
export function commonTags(
  templates: readonly { readonly tags: readonly string[] }[],
  count: number,
): CommonTag[] {
  const uses = new Map<string, { readonly tag: string; count: number }>()
  for (const { tags } of templates) {
    // A template counts once, even if it has a tag in two spellings.
    for (const key of new Set(tags.map(foldText))) {
      const use = uses.get(key)
      if (use !== undefined) use.count += 1
      else uses.set(key, { tag: tags.find((tag) => foldText(tag) === key) ?? key, count: 1 })
    }
  }
  return [...uses.values()].sort((a, b) => b.count - a.count).slice(0, count)
}
