import { sqlMigration } from '../sql-migration.ts'

/**
 * Storage use of each user: bytes of pictures and meme texts, and the number of memes. Summing it
 * up on every save took time proportional to the number of memes, so triggers maintain the totals
 * for every statement that changes the rows.
 */
export const up = sqlMigration(() => [
  `create table user_storage (
    user_id integer primary key references users (id) on delete cascade,
    bytes integer not null,
    meme_count integer not null
  )`,
  `insert into user_storage (user_id, bytes, meme_count)
    select id, ${bytesOfUser('users.id', TEXTS)},
      (select count(*) from memes where user_id = users.id)
    from users`,
  `create trigger user_storage_after_image_insert
    after insert on images when new.owner_id is not null
    begin ${add('new.owner_id', 'new.byte_size', 0)} end`,
  `create trigger user_storage_after_image_delete
    after delete on images when old.owner_id is not null
    begin ${subtract('old.owner_id', 'old.byte_size', 0)} end`,
  ...memeTotals(TEXTS),
])

const TEXTS = ['title', 'top_text', 'bottom_text', 'image_description', 'ai_prompt']

const textBytesOf = (row: string, texts: readonly string[]): string =>
  texts.map((column) => `coalesce(octet_length(${row}.${column}), 0)`).join(' + ')

/** The bytes of a user's pictures and memes, which have these texts. */
export const bytesOfUser = (userId: string, texts: readonly string[]): string => `
  (select coalesce(sum(byte_size), 0) from images where owner_id = ${userId}) +
    (select coalesce(sum(${textBytesOf('memes', texts)}), 0) from memes where user_id = ${userId})`

const add = (userId: string, bytes: string, memes: number): string => `
  insert into user_storage (user_id, bytes, meme_count) values (${userId}, ${bytes}, ${memes})
  on conflict (user_id) do update
    set bytes = bytes + excluded.bytes, meme_count = meme_count + excluded.meme_count;`

/** Does nothing when the row was deleted with its user. */
const subtract = (userId: string, bytes: string, memes: number): string => `
  update user_storage set bytes = bytes - (${bytes}), meme_count = meme_count - ${memes}
  where user_id = ${userId};`

/** The triggers that count memes with these texts. */
export function memeTotals(texts: readonly string[]): string[] {
  const added = (memes: number) => add('new.user_id', textBytesOf('new', texts), memes)
  const removed = (memes: number) => subtract('old.user_id', textBytesOf('old', texts), memes)
  const trigger = (name: string, event: string, steps: string) =>
    `create trigger user_storage_after_meme_${name} after ${event} on memes begin ${steps} end`
  return [
    trigger('insert', 'insert', added(1)),
    trigger('delete', 'delete', removed(1)),
    trigger('update', `update of ${texts.join()}`, added(0) + removed(0)),
  ]
}
