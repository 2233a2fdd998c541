import { sql } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import type { Db } from '../database/schema.ts'
import { type MEME_PICTURES, TEMPLATE_PICTURES } from './images.repository.ts'

/** The users with the most bytes. */
export const listLargestUsers = async (db: Db, limit: number) =>
  await db
    .selectFrom('userStorage')
    .innerJoin('users', 'users.id', 'userStorage.userId')
    .select(['users.email', 'userStorage.memeCount', 'userStorage.bytes'])
    .orderBy('userStorage.bytes', 'desc')
    .limit(limit)
    .execute()

/** The number of pictures and their bytes, by what they are used for. It reads the table of pictures. */
export const sumPicturesByKind = async (db: Db) =>
  await db
    .selectFrom((query) =>
      query
        .selectFrom('images')
        .select('byteSize')
        .select(({ case: when, exists, selectFrom, eb }) => {
          const usedAs = (column: (typeof MEME_PICTURES)[number]) =>
            exists(
              selectFrom('memes').select('memes.id').whereRef(`memes.${column}`, '=', 'images.id'),
            )
          const isOfTemplate = exists(
            selectFrom('ownTemplates')
              .select('ownTemplates.id')
              .where(({ or, eb, ref }) =>
                or(
                  TEMPLATE_PICTURES.map((column) =>
                    eb(`ownTemplates.${column}`, '=', ref('images.id')),
                  ),
                ),
              ),
          )
          const isSticker = exists(
            selectFrom('stickerImages')
              .select('stickerImages.memeId')
              .whereRef('stickerImages.imageId', '=', 'images.id'),
          )
          return when()
            .when(eb('images.ownerId', 'is', null))
            .then('templates')
            .when(usedAs('imageId'))
            .then('memes')
            .when(usedAs('thumbnailId'))
            .then('thumbnails')
            .when(usedAs('animationId'))
            .then('animations')
            .when(usedAs('gifId'))
            .then('GIFs')
            .when(usedAs('mp4Id'))
            .then('MP4s')
            .when(usedAs('previewId'))
            .then('link previews')
            .when(isOfTemplate)
            .then('own templates')
            .when(usedAs('customImageId'))
            .then('pictures under memes')
            .when(isSticker)
            .then('stickers')
            .else('other uploads')
            .end()
            .as('kind')
        })
        .as('pictures'),
    )
    .select(['kind'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('byteSize').as('bytes')])
    .groupBy('kind')
    .orderBy('bytes', 'desc')
    .execute()

/** The size of the database, and how much of it deletions have left empty in an SQLite file. */
export async function measureDatabase(
  db: Db,
): Promise<{ readonly bytes: number; readonly emptyBytes: number | null }> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes
    `.execute(db)
    return { bytes: Number(rows[0]?.bytes ?? 0), emptyBytes: null }
  }
  const { rows } = await sql<{ size: number; pages: number; empty: number }>`
    select (select page_size from pragma_page_size) as size,
      (select page_count from pragma_page_count) as pages,
      (select freelist_count from pragma_freelist_count) as empty
  `.execute(db)
  const { size = 0, pages = 0, empty = 0 } = rows[0] ?? {}
  return { bytes: size * pages, emptyBytes: size * empty }
}
