import type { Db } from '../database/connect.ts'

const COLUMNS = [
  'templates.id',
  'templates.name',
  'templates.description',
  'templates.tags',
  'templates.exampleTop',
  'templates.exampleBottom',
  'templates.imageId',
  'templates.thumbnailId',
  'images.width',
  'images.height',
] as const

const selectTemplates = (db: Db) =>
  db.selectFrom('templates').innerJoin('images', 'images.id', 'templates.imageId').select(COLUMNS)

export const listTemplates = async (db: Db) =>
  await selectTemplates(db).orderBy('templates.id').execute()

export const findTemplate = async (db: Db, id: number) =>
  await selectTemplates(db).where('templates.id', '=', id).executeTakeFirst()

export async function listTemplateSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('templates').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

export interface NewTemplate {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly exampleTop: string
  readonly exampleBottom: string
  readonly imageId: string
  readonly thumbnailId: string
}

export async function insertTemplate(db: Db, template: NewTemplate): Promise<void> {
  await db
    .insertInto('templates')
    .values({ ...template, tags: JSON.stringify(template.tags) })
    .execute()
}
