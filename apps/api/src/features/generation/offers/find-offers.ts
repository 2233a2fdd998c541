import type { TemplateOffer } from '@memesmith/contract'
import type { Db } from '../../../database/schema.ts'
import { fittingTemplates } from './fitting-templates.ts'

/** Candidates to look up: a removed template, or one with changed captions, makes room for the next. */
const SPARE = 5

/**
 * The templates of the site that fit a prompt, best first.
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
  for await (const { row, texts } of fittingTemplates(db, prompt, limit + SPARE)) {
    offers.push({ templateId: row.id, templateName: row.name, texts: [...texts] })
    if (offers.length === limit) break
  }
  return offers
}
