import type { Template } from '@memesmith/contract'
import { imageUrl } from '../../../storage/image-url.ts'

/** The columns that every template has, whoever may see it. */
interface StoredTemplate
  extends Pick<Template, 'description' | 'height' | 'id' | 'name' | 'width'> {
  /** JSON. */
  readonly tags: string
  readonly imageId: string
  readonly thumbnailId: string
  readonly exampleId: string | null
  readonly frames: number | null
}

/** A stored template as the API returns it. */
export const toTemplate = (
  row: StoredTemplate,
  layers: Template['layers'],
  topText: string,
  bottomText: string,
): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  tags: JSON.parse(row.tags),
  imageUrl: imageUrl(row.imageId),
  thumbnailUrl: imageUrl(row.thumbnailId),
  exampleUrl: imageUrl(row.exampleId ?? row.thumbnailId),
  width: row.width,
  height: row.height,
  frames: row.frames ?? 1,
  layers,
  example: { topText, bottomText },
})
