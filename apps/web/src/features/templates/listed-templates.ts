import type { Template } from '@memesmith/contract'

const listed = new Map<string, Template>()

/** Remembers templates that the gallery shows. */
export function keepListed(templates: readonly Template[]): void {
  for (const template of templates) listed.set(String(template.id), template)
}

/** The template as the gallery has loaded it before; undefined if it has not. Nothing is loaded. */
export const listedTemplate = (id: string | null): Template | undefined =>
  id === null ? undefined : listed.get(id)
