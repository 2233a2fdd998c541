import type { Insertable, Updateable } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { Bin } from '../../../storage/bin.ts'

/** Smaller ids belong to templates that everybody sees. */
const FIRST_OWN_TEMPLATE_ID = 1_000_000_000

/** Whether an id can only be that of a user's own template. */
export const isOwnTemplateId = (id: number): boolean => id >= FIRST_OWN_TEMPLATE_ID

const COLUMNS = [
  'ownTemplates.id',
  'ownTemplates.archiveKey',
  'ownTemplates.name',
  'ownTemplates.description',
  'ownTemplates.tags',
  'ownTemplates.layers',
  'ownTemplates.imageId',
  'ownTemplates.thumbnailId',
  'ownTemplates.exampleId',
  'images.width',
  'images.height',
  'images.frames',
] as const

const selectOwn = (db: Db, userId: number) =>
  db
    .selectFrom('ownTemplates')
    .innerJoin('images', 'images.id', 'ownTemplates.imageId')
    .select(COLUMNS)
    .where('ownTemplates.userId', '=', userId)
    .where('ownTemplates.deletedAt', 'is', null)

/** Some of the user's own templates before an id, newest first. */
export const listOwnTemplates = async (db: Db, userId: number, before: number, limit: number) =>
  await selectOwn(db, userId)
    .where('ownTemplates.id', '<', before)
    .orderBy('ownTemplates.id', 'desc')
    .limit(limit)
    .execute()

/** The user's own template. */
export const findOwnTemplate = async (db: Db, userId: number, id: number) =>
  await selectOwn(db, userId).where('ownTemplates.id', '=', id).executeTakeFirst()

export type OwnTemplateRow = NonNullable<Awaited<ReturnType<typeof findOwnTemplate>>>

/** The pictures of the user's own templates, oldest first. */
export const listOwnPictures = async (db: Db, userId: number) =>
  await db
    .selectFrom('ownTemplates')
    .select(['id', 'imageId'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

/** The number of the user's own templates, without deleted ones. */
export async function countOwnTemplates(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ownTemplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The user's template with this key, even a deleted one. */
export const findArchivedTemplate = async (db: Db, userId: number, archiveKey: string) =>
  await db
    .selectFrom('ownTemplates')
    .select(['id', 'deletedAt'])
    .where('userId', '=', userId)
    .where('archiveKey', '=', archiveKey)
    .executeTakeFirst()

/**
 * Stores a template.
 *
 * @param db a transaction
 * @returns its id
 */
export async function insertOwnTemplate(
  db: Db,
  template: Insertable<Database['ownTemplates']>,
): Promise<number> {
  const { id } = await db
    .insertInto('ownTemplates')
    .values(template)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a template. */
export async function changeOwnTemplate(
  db: Db,
  id: number,
  changes: Updateable<Database['ownTemplates']>,
): Promise<void> {
  await db.updateTable('ownTemplates').set(changes).where('id', '=', id).execute()
}

/**
 * Marks the user's own template as deleted, or undoes that.
 *
 * @param deletedAt milliseconds since 1970; null to undo
 * @returns whether the template has changed
 */
export async function setDeleted(
  db: Db,
  userId: number,
  id: number,
  deletedAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ownTemplates')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Removes the rows of templates that are still deleted at or before a time.
 *
 * @returns the images that they used
 */
export async function purgeTemplates(
  transaction: Db,
  ids: readonly number[],
  until: number,
): Promise<readonly string[]> {
  const purged = await transaction
    .deleteFrom('ownTemplates')
    .where('id', 'in', ids)
    .where('deletedAt', '<=', until)
    .returning(['imageId', 'thumbnailId', 'exampleId'])
    .execute()
  return purged.flatMap((row) => Object.values(row)).filter((id) => id !== null)
}

/** Users' deleted templates. A mark in the row hides the template from every query. */
export const templateBin: Bin = {
  list: async (db, { userId, until, limit }) => {
    const query = db
      .selectFrom('ownTemplates')
      .select(['id', 'userId'])
      .where('deletedAt', '<=', until)
      .limit(limit)
    return await (userId === undefined
      ? query.orderBy('deletedAt')
      : query.where('userId', '=', userId)
    ).execute()
  },
  purge: (transaction, _userId, ids, until) => purgeTemplates(transaction, ids, until),
}

/**
 * Deletes some of the user's own templates, but not their pictures.
 *
 * @returns the number of deleted templates; 0 when none is left
 */
export async function deleteSomeTemplatesOf(
  db: Db,
  userId: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ownTemplates')
    .where('id', 'in', (query) =>
      query.selectFrom('ownTemplates').select('id').where('userId', '=', userId).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const selectForOperator = (db: Db) =>
  db
    .selectFrom('ownTemplates')
    .innerJoin('users', 'users.id', 'ownTemplates.userId')
    .innerJoin('images', 'images.id', 'ownTemplates.imageId')
    .select([...COLUMNS, 'ownTemplates.userId', 'ownTemplates.createdAt', 'users.email'])
    .where('ownTemplates.deletedAt', 'is', null)
    .where('users.deletedAt', 'is', null)

/**
 * Templates of users after an id, with their owners, for the operator.
 *
 * @param userId undefined for those of all users
 */
export const listTemplatesOfUsers = async (
  db: Db,
  userId: number | undefined,
  after: number,
  limit: number,
) => {
  const query = selectForOperator(db)
    .where('ownTemplates.id', '>', after)
    .orderBy('ownTemplates.id')
    .limit(limit)
  return await (userId === undefined
    ? query
    : query.where('ownTemplates.userId', '=', userId)
  ).execute()
}

/** The template of any user, with its owner, for the operator. */
export const findTemplateOfUser = async (db: Db, id: number) =>
  await selectForOperator(db).where('ownTemplates.id', '=', id).executeTakeFirst()

export type TemplateOfUser = NonNullable<Awaited<ReturnType<typeof findTemplateOfUser>>>
