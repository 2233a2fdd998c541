import { sqlMigration } from '../sql-migration.ts'

/** Users, their sessions, pictures, templates and memes. */
export const up = sqlMigration(() => [
  `create table users (
    id integer primary key autoincrement,
    email text not null unique,
    first_name text,
    password_hash text not null,
    created_at integer not null
  )`,

  `create table sessions (
    id text primary key,
    user_id integer references users (id) on delete cascade,
    data text not null,
    expires_at integer not null
  )`,
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',

  // The bytes come last, so that reading the other columns does not read them.
  `create table images (
    id text primary key,
    owner_id integer references users (id) on delete cascade,
    mime_type text not null,
    width integer not null,
    height integer not null,
    byte_size integer not null,
    created_at integer not null,
    data blob not null
  )`,
  'create index images_by_owner on images (owner_id)',

  `create table templates (
    id integer primary key autoincrement,
    slug text not null unique,
    name text not null,
    description text not null,
    tags text not null,
    example_top text not null,
    example_bottom text not null,
    image_id text not null references images (id),
    thumbnail_id text not null references images (id)
  )`,
  'create index templates_by_image on templates (image_id)',
  'create index templates_by_thumbnail on templates (thumbnail_id)',

  `create table memes (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    share_id text not null unique,
    title text not null,
    top_text text not null,
    bottom_text text not null,
    font_size integer not null,
    text_color text not null,
    template_id integer references templates (id) on delete set null,
    custom_image_id text references images (id),
    image_id text not null references images (id),
    thumbnail_id text not null references images (id),
    is_public integer not null,
    created_at integer not null
  )`,
  // Ids only grow, so the newest memes of a user are one seek from the end of this index.
  'create index memes_by_user on memes (user_id, id desc)',
  'create index memes_by_template on memes (template_id)',
  'create index memes_by_custom_image on memes (custom_image_id)',
  'create index memes_by_image on memes (image_id)',
  'create index memes_by_thumbnail on memes (thumbnail_id)',
])
