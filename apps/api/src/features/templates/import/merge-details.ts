import type { TemplateDetails } from '../templates.repository.ts'
import { MAX_NAME_LENGTH, type PictureDetails } from './picture-details.ts'
import { nameOf } from './slug-of.ts'

/** The stored details of a template. */
type StoredDetails = Omit<TemplateDetails, 'tags' | 'layers'> & {
  readonly tags: string
  readonly exampleId: string | null
}

/**
 * Merges a template's details: given ones first, then stored ones, then those from the file name.
 * So a folder without its `templates.json` does not remove any details.
 */
export function mergeDetails(
  file: string,
  { name, description, tags, example }: PictureDetails,
  existing: StoredDetails | undefined,
): TemplateDetails {
  const fallback = nameOf(file).slice(0, MAX_NAME_LENGTH)
  const mergedName = name?.trim() ?? existing?.name ?? fallback
  return {
    name: mergedName,
    description: description?.trim() ?? existing?.description ?? mergedName,
    tags: tags?.map((tag) => tag.trim()) ?? JSON.parse(existing?.tags ?? '[]'),
    exampleTop: example?.top ?? existing?.exampleTop ?? '',
    exampleBottom: example?.bottom ?? existing?.exampleBottom ?? '',
  }
}

/** Whether the details equal the stored ones, and the example is drawn. */
export const isSameAs = (details: TemplateDetails, stored: StoredDetails): boolean =>
  details.name === stored.name &&
  details.description === stored.description &&
  details.exampleTop === stored.exampleTop &&
  details.exampleBottom === stored.exampleBottom &&
  JSON.stringify(details.tags) === stored.tags &&
  hasExample(details) === (stored.exampleId !== null)

const hasExample = ({ exampleTop, exampleBottom }: TemplateDetails): boolean =>
  (exampleTop + exampleBottom).trim() !== ''
