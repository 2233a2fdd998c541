import type { Db } from '../../database/schema.ts'
import { findTemplate } from '../templates/catalog/templates.repository.ts'
import { layersOf } from '../templates/catalog/templates.service.ts'

/** The part of the catalog of templates that is used here. */
export interface TemplateFinder {
  find(
    selection: { readonly query: string; readonly tag: string; readonly order: 'popular' },
    range: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly ids: readonly number[] }>
}

/** Number of words of a prompt to search for, longest first. */
const MAX_WORDS = 6

/**
 * The template for a prompt: the most popular one that one of its long words finds, otherwise the most
 * popular of all.
 *
 * @returns its slug and the number of its texts; undefined on a site without templates
 */
export async function templateFor(db: Db, catalog: TemplateFinder, text: string) {
  const words = text.split(/\s+/).toSorted((a, b) => b.length - a.length)
  for (const query of [...words.slice(0, MAX_WORDS), '']) {
    const selection = { query, tag: '', order: 'popular' } as const
    const [id] = (await catalog.find(selection, { offset: 0, limit: 1 })).ids
    const template = id === undefined ? undefined : await findTemplate(db, id)
    if (template !== undefined) return { slug: template.slug, texts: layersOf(template).length }
  }
  return undefined
}
