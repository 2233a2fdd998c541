import type { Template } from '@memesmith/contract'
import { usualZones } from '@memesmith/meme-render'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { findTemplate, listTemplates } from './templates.repository.ts'

/** All templates as the API returns them. */
export async function getTemplates(db: Db): Promise<Template[]> {
  return (await listTemplates(db)).map(toTemplate)
}

/** @throws AppError `template_not_found` */
export async function getTemplate(db: Db, id: number): Promise<Template> {
  const row = await findTemplate(db, id)
  if (row === undefined) throw new AppError('template_not_found')
  return toTemplate(row)
}

type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** The captions of a stored template, with example texts. */
export const layersOf = ({
  layers,
  exampleTop,
  exampleBottom,
}: Pick<TemplateRow, 'layers' | 'exampleTop' | 'exampleBottom'>): Template['layers'] =>
  layers === null ? usualZones(exampleTop, exampleBottom) : JSON.parse(layers)

function toTemplate(row: TemplateRow): Template {
  return {
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
    layers: layersOf(row),
    example: { topText: row.exampleTop, bottomText: row.exampleBottom },
  }
}
