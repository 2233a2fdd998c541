import { setImmediate } from 'node:timers/promises'
import type { Template } from '@memesmith/contract'
import { usualZones } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findTemplate, listTemplatesAfter, listTemplatesById } from './templates.repository.ts'
import { toTemplate } from './to-template.ts'

/** Templates that are read at once. Takes a few milliseconds. */
const AT_ONCE = 500

/** Yields all templates, ordered by id, some at a time. */
export async function* readTemplates(db: Db): AsyncGenerator<Template[], void> {
  let after = 0
  while (true) {
    const rows = await listTemplatesAfter(db, after, AT_ONCE)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(read)
    after = last.id
    // Reading from SQLite takes no turn of the event loop.
    await setImmediate()
  }
}

/** All templates as the API returns them, ordered by id. */
export async function getTemplates(db: Db): Promise<Template[]> {
  const all: Template[] = []
  for await (const templates of readTemplates(db)) all.push(...templates)
  return all
}

/** The templates with these ids that exist, in this order. */
export async function getTemplatesById(db: Db, ids: readonly number[]): Promise<Template[]> {
  if (ids.length === 0) return []
  const rows = new Map((await listTemplatesById(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map(read)
}

/** @throws AppError `template_not_found` */
export async function getTemplate(db: Db, id: number): Promise<Template> {
  const row = await findTemplate(db, id)
  if (row === undefined) throw new AppError('template_not_found')
  return read(row)
}

type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** The captions of a stored template, with example texts. */
export const layersOf = ({
  layers,
  exampleTop,
  exampleBottom,
}: Pick<TemplateRow, 'layers' | 'exampleTop' | 'exampleBottom'>): Template['layers'] =>
  layers === null ? usualZones(exampleTop, exampleBottom) : JSON.parse(layers)

const read = (row: TemplateRow): Template => ({
  ...toTemplate(row, layersOf(row), row.exampleTop, row.exampleBottom),
  slug: row.slug,
})
