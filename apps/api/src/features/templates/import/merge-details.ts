import { type Caption, usualZones } from '@memesmith/meme-render'
import type { TemplateDetails } from '../catalog/templates.repository.ts'
import type { PictureDetails } from './picture-details.ts'

type StoredDetails = Omit<TemplateDetails, 'tags' | 'layers'> & {
  readonly tags: string
  readonly layers: string | null
  readonly exampleId: string | null
}

/**
 * Merges a template's details: given ones first, then stored ones, then those from the file name.
 * So a folder without its `templates.json` does not remove any details.
 */
export function mergeDetails(
  fallbackName: string,
  given: PictureDetails,
  existing: StoredDetails | undefined,
): TemplateDetails {
  const name = given.name?.trim() ?? existing?.name ?? fallbackName
  return {
    name,
    description: given.description?.trim() ?? existing?.description ?? name,
    tags: given.tags?.map((tag) => tag.trim()) ?? JSON.parse(existing?.tags ?? '[]'),
    ...mergeCaptions(given, existing),
  }
}

type Captions = Pick<TemplateDetails, 'exampleBottom' | 'exampleTop' | 'layers'>

function mergeCaptions(
  { layers: given, example }: PictureDetails,
  existing: StoredDetails | undefined,
): Captions {
  if (given !== undefined) return captionsOf(given)
  const exampleTop = example?.top ?? existing?.exampleTop ?? ''
  const exampleBottom = example?.bottom ?? existing?.exampleBottom ?? ''
  const stored: readonly Caption[] | null = JSON.parse(existing?.layers ?? 'null')
  if (stored === null) return { exampleTop, exampleBottom }
  const texts = [exampleTop, exampleBottom]
  return captionsOf(stored.map((layer, index) => ({ ...layer, text: texts[index] ?? layer.text })))
}

/** The usual captions are stored as texts only; those with fields in another order are stored as they are. */
function captionsOf(layers: readonly Caption[]): Captions {
  const [exampleTop = '', exampleBottom = ''] = layers.map(({ text }) => text)
  const usual = usualZones(exampleTop, exampleBottom)
  const isUsual = JSON.stringify(layers) === JSON.stringify(usual)
  return { exampleTop, exampleBottom, ...(!isUsual && { layers }) }
}

/** The captions that a template's example shows. */
export const captionsToShow = ({ layers, exampleTop, exampleBottom }: TemplateDetails) =>
  layers ?? usualZones(exampleTop, exampleBottom)

/** Whether the details equal the stored ones, and the example is drawn. */
export const isSameAs = (details: TemplateDetails, stored: StoredDetails): boolean =>
  details.name === stored.name &&
  details.description === stored.description &&
  details.exampleTop === stored.exampleTop &&
  details.exampleBottom === stored.exampleBottom &&
  JSON.stringify(details.tags) === stored.tags &&
  (details.layers === undefined ? null : JSON.stringify(details.layers)) === stored.layers &&
  hasExample(details) === (stored.exampleId !== null)

const hasExample = (details: TemplateDetails): boolean =>
  captionsToShow(details).some(({ text }) => text.trim() !== '')
