import { purposeOf } from '@memesmith/template-ideas'
import type { Db } from '../../../database/schema.ts'
import { fittingTemplates } from './fitting-templates.ts'

/** A template that a model may choose, as the model sees it. */
export interface TemplateChoice {
  readonly id: number
  readonly name: string
  readonly description: string
  /** The names of its captions, in their order. */
  readonly zones: readonly string[]
  /** A text for each caption, which shows how the template is used. */
  readonly example: readonly string[]
}

/** Number of templates that a model chooses from. More would cost more than the choice is worth. */
const CHOICES = 6

/** The templates of the site that fit a prompt best. */
export async function findTemplateChoices(db: Db, prompt: string): Promise<TemplateChoice[]> {
  const choices: TemplateChoice[] = []
  const words = { prompt, imageDescription: '' }
  for await (const { slug, row, layers } of fittingTemplates(db, words, CHOICES)) {
    const { id, name, description } = row
    const zones = layers.map((layer, index) => layer.name ?? `Text ${index + 1}`)
    const example = purposeOf(slug)?.written[0].split(' | ') ?? []
    choices.push({ id, name, description, zones, example })
  }
  return choices
}
