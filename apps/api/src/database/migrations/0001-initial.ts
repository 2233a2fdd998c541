import { type Kysely, sql } from 'kysely'

/** Users, their sessions, pictures, templates and memes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()

  // The bytes come last, so that reading the other columns does not read them.
  await db.schema
    .createTable('images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('byte_size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('data', 'blob', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('images_by_owner').on('images').column('owner_id').execute()

  await db.schema
    .createTable('templates')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('example_top', 'text', (column) => column.notNull())
    .addColumn('example_bottom', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addColumn('thumbnail_id', 'text', (column) => column.notNull().references('images.id'))
    .execute()
  await db.schema.createIndex('templates_by_image').on('templates').column('image_id').execute()
  await db.schema
    .createIndex('templates_by_thumbnail')
    .on('templates')
    .column('thumbnail_id')
    .execute()

  await db.schema
    .createTable('memes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('share_id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('top_text', 'text', (column) => column.notNull())
    .addColumn('bottom_text', 'text', (column) => column.notNull())
    .addColumn('font_size', 'integer', (column) => column.notNull())
    .addColumn('text_color', 'text', (column) => column.notNull())
    .addColumn('template_id', 'integer', (column) =>
      column.references('templates.id').onDelete('set null'),
    )
    .addColumn('custom_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addColumn('thumbnail_id', 'text', (column) => column.notNull().references('images.id'))
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .execute()
  // Ids only grow, so the newest memes of a user are one seek from the end of this index.
  await sql`create index memes_by_user on memes (user_id, id desc)`.execute(db)
  await db.schema.createIndex('memes_by_template').on('memes').column('template_id').execute()
  await db.schema
    .createIndex('memes_by_custom_image')
    .on('memes')
    .column('custom_image_id')
    .execute()
  await db.schema.createIndex('memes_by_image').on('memes').column('image_id').execute()
  await db.schema.createIndex('memes_by_thumbnail').on('memes').column('thumbnail_id').execute()
}
