import type { Caption } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'

const COLUMNS = [
  'templates.id',
  'templates.slug',
  'templates.name',
  'templates.description',
  'templates.tags',
  'templates.exampleTop',
  'templates.exampleBottom',
  'templates.layers',
  'templates.imageId',
  'templates.thumbnailId',
  'templates.exampleId',
  'images.width',
  'images.height',
  'images.frames',
] as const

const selectTemplates = (db: Db) =>
  db.selectFrom('templates').innerJoin('images', 'images.id', 'templates.imageId').select(COLUMNS)

/** All templates, ordered by id. */
export const listTemplates = async (db: Db) =>
  await selectTemplates(db).orderBy('templates.id').execute()

/** Templates after an id, ordered by id. */
export const listTemplatesAfter = async (db: Db, id: number, limit: number) =>
  await selectTemplates(db)
    .where('templates.id', '>', id)
    .orderBy('templates.id')
    .limit(limit)
    .execute()

/** The templates with these ids that exist, in any order. */
export const listTemplatesById = async (db: Db, ids: readonly number[]) =>
  await selectTemplates(db).where('templates.id', 'in', ids).execute()

/** The searchable fields of templates after an id, ordered by id. */
export const listTemplateTexts = async (db: Db, after: number, limit: number) =>
  await db
    .selectFrom('templates')
    .select(['id', 'name', 'description', 'tags'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The template with this id. */
export const findTemplate = async (db: Db, id: number) =>
  await selectTemplates(db).where('templates.id', '=', id).executeTakeFirst()

/** The template with this slug, and the size of its picture. */
export const findTemplateOfSlug = async (db: Db, slug: string) =>
  await selectTemplates(db).where('templates.slug', '=', slug).executeTakeFirst()

/** A number that every change of a template increments, even one by another process. */
export async function readTemplateRevision(db: Db): Promise<number> {
  const { revision } = await db
    .selectFrom('templateRevision')
    .select('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** The slugs of all templates. */
export async function listTemplateSlugs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('templates').select('slug').orderBy('slug').execute()
  return rows.map(({ slug }) => slug)
}

/**
 * The slugs of the templates that do not come with the software.
 *
 * @param base lists only this slug, and those that begin with it and a `-`
 */
export async function listImportedSlugs(db: Db, base?: string): Promise<string[]> {
  let imported = db.selectFrom('templates').select('slug').where('sourceHash', 'is not', null)
  // A range, which an index finds: in a slug, only letters, digits and `-` can follow.
  if (base !== undefined) {
    imported = imported.where('slug', '>=', base).where('slug', '<', `${base}.`)
  }
  return (await imported.execute()).map(({ slug }) => slug)
}

/** The starter templates, with the hash of what each was stored from. */
export const listSeeded = async (db: Db) =>
  await db
    .selectFrom('templates')
    .select(['slug', 'seedHash'])
    .where('sourceHash', 'is', null)
    .execute()

/** The slugs of templates that were removed for good. */
export async function listRemovedSlugs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('removedTemplates').select('slug').execute()
  return rows.map(({ slug }) => slug)
}

/** The template with this slug. */
export const findTemplateBySlug = async (db: Db, slug: string) =>
  await db.selectFrom('templates').selectAll().where('slug', '=', slug).executeTakeFirst()

/** The template that was imported from a file with exactly these bytes. */
export const findTemplateBySourceHash = async (db: Db, sourceHash: string) =>
  await db
    .selectFrom('templates')
    .select('slug')
    .where('sourceHash', '=', sourceHash)
    .executeTakeFirst()

/** The descriptive columns of a template. */
export interface TemplateDetails {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly exampleTop: string
  readonly exampleBottom: string
  /** Captions with example texts; left out for the usual two. */
  readonly layers?: readonly Caption[]
}

/** The pictures of a template, and their origin. */
export interface TemplatePictures {
  readonly imageId: string
  readonly thumbnailId: string
  readonly exampleId: string | null
  readonly sourceHash: string | null
  readonly seedHash?: string
}

export interface NewTemplate extends TemplateDetails, TemplatePictures {
  readonly slug: string
}

/** Stores a template. */
export async function insertTemplate(db: Db, template: NewTemplate): Promise<void> {
  await db
    .insertInto('templates')
    .values({ ...template, ...jsonOf(template) })
    .execute()
}

/** Changes a template's details or pictures, and deletes the pictures that nothing uses any more. */
export async function updateTemplate(
  transaction: Db,
  before: UsedPictures & { readonly slug: string },
  changes: TemplateDetails & Partial<TemplatePictures>,
): Promise<void> {
  await transaction
    .updateTable('templates')
    .set({ ...changes, ...jsonOf(changes) })
    .where('slug', '=', before.slug)
    .execute()
  await deleteUnusedImages(transaction, picturesOf(before))
}

const jsonOf = ({ tags, layers }: TemplateDetails) => ({
  tags: JSON.stringify(tags),
  layers: layers === undefined ? null : JSON.stringify(layers),
})

type UsedPictures = Pick<TemplatePictures, 'imageId' | 'thumbnailId' | 'exampleId'>

/** The ids of a template's images. */
export const picturesOf = ({ imageId, thumbnailId, exampleId }: UsedPictures): string[] =>
  [imageId, thumbnailId, exampleId].filter((id) => id !== null)

/**
 * Deletes a template with the pictures that nothing else uses, and remembers its slug; memes made
 * from it stay.
 *
 * @returns whether there was such a template
 */
export async function deleteTemplate(transaction: Db, slug: string): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('templates')
    .where('slug', '=', slug)
    .returning(['imageId', 'thumbnailId', 'exampleId'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  await transaction
    .insertInto('removedTemplates')
    .values({ slug, removedAt: Date.now() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ removedAt: Date.now() }))
    .execute()
  await deleteUnusedImages(transaction, picturesOf(deleted))
  return true
}
