import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * The pictures of memes that were taken down, which their owner can't save again. Of memes that were
 * taken down before, those that are not purged yet are known without the hashes of their uploads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = isPostgres(db) ? 'bigint' : 'integer'
  const key = isPostgres(db) ? 'text collate "C"' : 'text'
  // Rows are in the order of their key, as in an index.
  const clustered = isPostgres(db) ? '' : 'without rowid'
  const takenDown = (column: string) => `
    select memes.user_id, ${column}, memes.share_id from memes
      join takedowns on takedowns.share_id = memes.share_id
      left join sticker_images on sticker_images.meme_id = memes.id
      where ${column} <> ''`
  const columns = ['memes.picture_hash', 'memes.custom_image_id', 'sticker_images.image_id']
  const statements = [
    `create table taken_down_pictures (
      user_id ${id} not null references users (id) on delete cascade,
      picture ${key} not null,
      share_id ${key} not null,
      primary key (user_id, picture, share_id)
    ) ${clustered}`,
    'create index taken_down_pictures_by_link on taken_down_pictures (share_id)',
    `insert into taken_down_pictures ${columns.map(takenDown).join(' union ')}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
