import { type Kysely, sql } from 'kysely'

/**
 * Replaces a meme's two texts by a document. The document of an existing meme has the two captions
 * in their old places, so drawing it gives the same picture.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memes add column document text not null default ''`.execute(db)
  // The triggers of 0006 name columns that this migration drops.
  for (const name of ['insert', 'delete', 'update']) {
    await sql.raw(`drop trigger user_storage_after_meme_${name}`).execute(db)
  }
  await sql
    .raw(
      `update memes set document = json_object('version', 1, 'layers', json_array(
        ${captionOf('top_text', 'top')}, ${captionOf('bottom_text', 'bottom')}))`,
    )
    .execute(db)
  for (const column of ['top_text', 'bottom_text', 'font_size', 'text_color']) {
    await sql.raw(`alter table memes drop column ${column}`).execute(db)
  }

  await sql`
    update user_storage set bytes =
      (select coalesce(sum(byte_size), 0) from images where owner_id = user_storage.user_id) +
        (select coalesce(sum(${sql.raw(textBytesOf('memes'))}), 0) from memes
          where user_id = user_storage.user_id)
  `.execute(db)
  const triggers = {
    insert: ['insert on memes', add('new.user_id', textBytesOf('new'), 1)],
    delete: ['delete on memes', subtract('old.user_id', textBytesOf('old'), 1)],
    update: [
      `update of ${TEXT_COLUMNS.join()} on memes`,
      add('new.user_id', textBytesOf('new'), 0),
      subtract('old.user_id', textBytesOf('old'), 0),
    ],
  }
  for (const [name, [change, ...steps]] of Object.entries(triggers)) {
    await sql
      .raw(
        `create trigger user_storage_after_meme_${name} after ${change}
          begin ${steps.join('; ')}; end`,
      )
      .execute(db)
  }
}

/** The layout of captions before documents (spec §9). It must not follow later defaults. */
const captionOf = (textColumn: string, place: 'bottom' | 'top'): string => `
  json_object('type', 'caption', 'text', ${textColumn}, 'place', '${place}', 'font', 'Arial',
    'fontSize', font_size, 'color', text_color, 'outlineColor', '#000000', 'outlineWidth', 2,
    'shadow', json('false'), 'align', 'center', 'verticalAlign', 'middle',
    'uppercase', json('false'))`

const TEXT_COLUMNS = ['title', 'document', 'image_description', 'ai_prompt']

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
