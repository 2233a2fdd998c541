import type { Caption } from '@memesmith/meme-render'
import { offersFor } from '@memesmith/template-ideas'
import type { Db } from '../../../database/schema.ts'
import { findTemplateOfSlug } from '../../templates/catalog/templates.repository.ts'
import { layersOf } from '../../templates/catalog/templates.service.ts'

/** A template of the site that fits a prompt. */
interface FittingTemplate {
  readonly slug: string
  readonly row: NonNullable<Awaited<ReturnType<typeof findTemplateOfSlug>>>
  readonly layers: readonly Caption[]
  /** One for each of its captions. */
  readonly texts: readonly string[]
}

/**
 * The templates that fit a prompt, best first, without those that were removed or whose captions an
 * operator has changed. Each is looked up on demand.
 *
 * @param prompt the user's, and the sentence that says what was made of it
 * @param limit how many are looked up, at most
 */
export async function* fittingTemplates(
  db: Db,
  prompt: { readonly prompt: string; readonly imageDescription: string },
  limit: number,
): AsyncGenerator<FittingTemplate> {
  for (const { slug, texts } of offersFor(prompt, limit)) {
    const row = await findTemplateOfSlug(db, slug)
    const layers = row && layersOf(row)
    if (row !== undefined && layers?.length === texts.length) yield { slug, row, layers, texts }
  }
}
