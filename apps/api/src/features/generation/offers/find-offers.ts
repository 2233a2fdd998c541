import type { TemplateOffer } from '@memesmith/contract'
import { offersFor } from '@memesmith/template-ideas'
import type { Db } from '../../../database/schema.ts'
import { findTemplateOfSlug } from '../../templates/catalog/templates.repository.ts'
import { layersOf } from '../../templates/catalog/templates.service.ts'

/** A template that was removed, or whose captions an operator changed, makes room for the next one. */
const SPARE = 5

/**
 * The templates of the site that fit a prompt, the best first.
 *
 * @param prompt the user's, and the sentence that says what was made of it
 * @param limit how many, at most
 */
export async function findOffers(
  db: Db,
  prompt: { readonly prompt: string; readonly imageDescription: string },
  limit: number,
): Promise<TemplateOffer[]> {
  const offers: TemplateOffer[] = []
  for (const { slug, texts } of offersFor(prompt, limit + SPARE)) {
    if (offers.length === limit) break
    const row = await findTemplateOfSlug(db, slug)
    if (row === undefined || layersOf(row).length !== texts.length) continue
    offers.push({ templateId: row.id, templateName: row.name, texts: [...texts] })
  }
  return offers
}
