import { offersFor, purposeOf } from '@memesmith/template-ideas'
import type { Db } from '../../../database/schema.ts'
import { findTemplateOfSlug } from '../../templates/catalog/templates.repository.ts'
import { layersOf } from '../../templates/catalog/templates.service.ts'

/** A template that a model may choose, as it is told. */
export interface TemplateChoice {
  readonly id: number
  readonly name: string
  readonly description: string
  /** The names of its captions, in their order. */
  readonly zones: readonly string[]
  /** A text for each, which shows how it is used. */
  readonly example: readonly string[]
}

/** Templates that a model chooses from. More would cost more than the choice is worth. */
const CHOICES = 6

/** The templates of the site that fit a prompt best. */
export async function findTemplateChoices(db: Db, prompt: string): Promise<TemplateChoice[]> {
  const offers = offersFor({ prompt, imageDescription: '' }, CHOICES)
  const found = await Promise.all(
    offers.map(async ({ slug, texts }) => {
      const row = await findTemplateOfSlug(db, slug)
      const example = purposeOf(slug)?.written[0].split(' | ') ?? []
      const layers = row && layersOf(row)
      if (row === undefined || layers?.length !== texts.length) return []
      const zones = layers.map(({ name }, index) => name ?? `Text ${index + 1}`)
      return [{ id: row.id, name: row.name, description: row.description, zones, example }]
    }),
  )
  return found.flat()
}
