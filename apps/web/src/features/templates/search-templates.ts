import type { Template } from '@memesmith/contract'

/** The templates whose name, description or tags hold the query, whatever its case (spec §2). */
export function searchTemplates(templates: readonly Template[], query: string): Template[] {
  const wanted = query.trim().toLowerCase()
  return templates.filter(({ name, description, tags }) =>
    [name, description, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  )
}
