import { POSTGRES, sqlMigration } from '../sql-migration.ts'

/**
 * The tables on PostgreSQL, as SQLite has them after its migrations 0001 to 0011, which are older
 * than the support for PostgreSQL.
 */
export const up = sqlMigration(() => [
  ...TABLES,
  ...INDEXES,
  ...STORAGE_TOTALS,
  ...TEMPLATE_REVISION,
])

const { newId: ID, key: KEY } = POSTGRES
const OWN = (table: string) => `references ${table} (id) on delete cascade`

const TABLES = [
  `create table users (
    id ${ID},
    email text not null unique,
    first_name text,
    password_hash text,
    created_at bigint not null,
    deleted_at bigint
  )`,
  `create table identities (
    issuer text not null,
    subject text not null,
    user_id bigint not null ${OWN('users')},
    created_at bigint not null,
    primary key (issuer, subject)
  )`,
  `create table password_resets (
    token_hash ${KEY} primary key,
    user_id bigint not null ${OWN('users')},
    expires_at bigint not null
  )`,
  `create table sessions (
    id ${KEY} primary key,
    user_id bigint ${OWN('users')},
    data text not null,
    expires_at bigint not null
  )`,
  `create table images (
    id ${KEY} primary key,
    owner_id bigint ${OWN('users')},
    mime_type text not null,
    width integer not null,
    height integer not null,
    byte_size bigint not null,
    created_at bigint not null,
    data bytea not null
  )`,
  // Pictures are compressed already.
  'alter table images alter column data set storage external',
  `create table templates (
    id ${ID},
    slug ${KEY} not null unique,
    name text not null,
    description text not null,
    tags text not null,
    example_top text not null,
    example_bottom text not null,
    layers text,
    image_id ${KEY} not null references images (id),
    thumbnail_id ${KEY} not null references images (id),
    example_id ${KEY} references images (id),
    source_hash ${KEY},
    seed_hash ${KEY}
  )`,
  `create table removed_templates (
    slug ${KEY} primary key,
    removed_at bigint not null
  )`,
  'create table template_revision (revision bigint not null)',
  `create table memes (
    id ${ID},
    user_id bigint not null ${OWN('users')},
    share_id ${KEY} not null unique,
    title text not null,
    document text not null,
    template_id bigint references templates (id) on delete set null,
    custom_image_id ${KEY} references images (id),
    image_id ${KEY} not null references images (id),
    thumbnail_id ${KEY} references images (id),
    is_public smallint not null,
    image_description text,
    ai_prompt text,
    created_at bigint not null,
    updated_at bigint
  )`,
  `create table user_storage (
    user_id bigint primary key ${OWN('users')},
    bytes bigint not null,
    meme_count bigint not null
  )`,
  `create table sticker_images (
    meme_id bigint not null ${OWN('memes')},
    image_id ${KEY} not null references images (id),
    primary key (meme_id, image_id)
  )`,
  `create table generations (
    id ${ID},
    user_id bigint not null ${OWN('users')},
    started_at bigint not null,
    finished_at bigint
  )`,
]

const INDEXES = [
  'create index users_deleted on users (deleted_at) where deleted_at is not null',
  'create index identities_by_user on identities (user_id)',
  'create index password_resets_by_user on password_resets (user_id)',
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',
  'create index images_by_owner on images (owner_id)',
  'create index templates_by_image on templates (image_id)',
  'create index templates_by_thumbnail on templates (thumbnail_id)',
  'create index templates_by_example on templates (example_id)',
  'create index templates_by_source_hash on templates (source_hash)',
  'create index memes_by_user on memes (user_id, id desc)',
  'create index memes_by_template on memes (template_id)',
  'create index memes_by_custom_image on memes (custom_image_id)',
  'create index memes_by_image on memes (image_id)',
  'create index memes_by_thumbnail on memes (thumbnail_id)',
  'create index sticker_images_image_id on sticker_images (image_id)',
  'create index generations_by_user on generations (user_id, started_at)',
]

const TRANSITIONS = {
  insert: 'new table as added',
  delete: 'old table as removed',
  update: 'old table as removed new table as added',
}

/**
 * Keeps the totals of `user_storage`. It sums up a statement's changed rows per user: one update for
 * each row would take quadratic time.
 */
function keepTotals(event: keyof typeof TRANSITIONS, table: string, rows: string): string[] {
  const name = `user_storage_after_${event}_of_${table}`
  return [
    // The rows of a deleted user go with the user, whose totals are gone too.
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into user_storage (user_id, bytes, meme_count)
      select changed.user_id, sum(changed.bytes), sum(changed.memes)
        from (${rows}) changed join users on users.id = changed.user_id
        group by changed.user_id order by changed.user_id
      on conflict (user_id) do update set
        bytes = user_storage.bytes + excluded.bytes,
        meme_count = user_storage.meme_count + excluded.meme_count;
      return null;
    end $$`,
    `create trigger ${name} after ${event} on ${table} referencing ${TRANSITIONS[event]}
      for each statement execute function ${name}()`,
  ]
}

const TEXT_BYTES = ['title', 'document', 'image_description', 'ai_prompt']
  .map((column) => `coalesce(octet_length(${column}), 0)`)
  .join(' + ')

const memesIn = (rows: string, sign: '+' | '-', memes = `${sign}1`): string =>
  `select user_id, ${sign}(${TEXT_BYTES}) as bytes, ${memes} as memes from ${rows}`

const imagesIn = (rows: string, sign: '+' | '-'): string =>
  `select owner_id as user_id, ${sign}byte_size as bytes, 0 as memes from ${rows}
    where owner_id is not null`

const STORAGE_TOTALS = [
  keepTotals('insert', 'images', imagesIn('added', '+')),
  keepTotals('delete', 'images', imagesIn('removed', '-')),
  keepTotals('insert', 'memes', memesIn('added', '+')),
  keepTotals('delete', 'memes', memesIn('removed', '-')),
  keepTotals(
    'update',
    'memes',
    `${memesIn('added', '+', '0')} union all ${memesIn('removed', '-', '0')}`,
  ),
].flat()

const TEMPLATE_REVISION = [
  'insert into template_revision (revision) values (1)',
  `create function increment_template_revision() returns trigger language plpgsql as $$
  begin
    update template_revision set revision = revision + 1;
    return null;
  end $$`,
  `create trigger template_revision after insert or update or delete on templates
    for each statement execute function increment_template_revision()`,
]
