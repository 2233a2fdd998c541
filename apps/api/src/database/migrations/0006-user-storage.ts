import { type Kysely, sql } from 'kysely'

/**
 * Storage use of each user: bytes of pictures and meme texts, and the number of memes. Summing it
 * up on every save took time proportional to the number of memes, so triggers maintain the totals
 * for every statement that changes the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_storage')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('meme_count', 'integer', (column) => column.notNull())
    .execute()

  await sql`
    insert into user_storage (user_id, bytes, meme_count)
    select id,
      (select coalesce(sum(byte_size), 0) from images where owner_id = users.id) +
        (select coalesce(sum(${sql.raw(textBytesOf('memes'))}), 0) from memes
          where user_id = users.id),
      (select count(*) from memes where user_id = users.id)
    from users
  `.execute(db)

  const triggers = {
    image_insert: [
      'insert on images when new.owner_id is not null',
      add('new.owner_id', 'new.byte_size', 0),
    ],
    image_delete: [
      'delete on images when old.owner_id is not null',
      subtract('old.owner_id', 'old.byte_size', 0),
    ],
    meme_insert: ['insert on memes', add('new.user_id', textBytesOf('new'), 1)],
    meme_delete: ['delete on memes', subtract('old.user_id', textBytesOf('old'), 1)],
    meme_update: [
      `update of ${TEXT_COLUMNS.join()} on memes`,
      add('new.user_id', textBytesOf('new'), 0),
      subtract('old.user_id', textBytesOf('old'), 0),
    ],
  }
  for (const [name, [change, ...steps]] of Object.entries(triggers)) {
    await sql
      .raw(
        `create trigger user_storage_after_${name} after ${change} begin ${steps.join('; ')}; end`,
      )
      .execute(db)
  }
}

const TEXT_COLUMNS = ['title', 'top_text', 'bottom_text', 'image_description', 'ai_prompt']

const textBytesOf = (row: string): string =>
  TEXT_COLUMNS.map((column) => `coalesce(octet_length(${row}.${column}), 0)`).join(' + ')

const add = (userId: string, bytes: string, memes: number): string => `
  insert into user_storage (user_id, bytes, meme_count) values (${userId}, ${bytes}, ${memes})
  on conflict (user_id) do update
    set bytes = bytes + excluded.bytes, meme_count = meme_count + excluded.meme_count`

/** Does nothing when the row was deleted with its user. */
const subtract = (userId: string, bytes: string, memes: number): string => `
  update user_storage set bytes = bytes - (${bytes}), meme_count = meme_count - ${memes}
  where user_id = ${userId}`
