import { sqlMigration } from '../sql-migration.ts'

/**
 * The pictures of memes that were taken down, which their owner can't save again. Memes that were taken
 * down earlier and are not purged yet are included, without the hashes of their uploads.
 */
export const up = sqlMigration(({ id, key, clustered }) => [
  `create table taken_down_pictures (
    user_id ${id} not null references users (id) on delete cascade,
    picture ${key} not null,
    share_id ${key} not null,
    primary key (user_id, picture, share_id)
  ) ${clustered}`,
  'create index taken_down_pictures_by_link on taken_down_pictures (share_id)',
  `insert into taken_down_pictures ${COLUMNS.map(takenDown).join(' union ')}`,
])

const takenDown = (column: string) => `
  select memes.user_id, ${column}, memes.share_id from memes
    join takedowns on takedowns.share_id = memes.share_id
    left join sticker_images on sticker_images.meme_id = memes.id
    where ${column} <> ''`
const COLUMNS = ['memes.picture_hash', 'memes.custom_image_id', 'sticker_images.image_id']
