import type { Template } from '@memesmith/contract'
import { foldText } from './fold-text.ts'

/** Finds the most common tags, most common first. Of several spellings the first one is used. */
export function commonTags(templates: readonly Template[], count: number): string[] {
  const uses = new Map<string, { readonly tag: string; count: number }>()
  for (const tag of templates.flatMap(({ tags }) => tags)) {
    const key = foldText(tag)
    const use = uses.get(key)
    if (use === undefined) uses.set(key, { tag, count: 1 })
    else use.count += 1
  }
  return [...uses.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, count)
    .map(({ tag }) => tag)
}
