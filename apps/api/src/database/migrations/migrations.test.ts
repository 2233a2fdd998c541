import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentOfTexts, type MemeDocument } from '@memesmith/meme-render'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { connectSqlite } from '../sqlite/connect-sqlite.ts'
import * as initial from './0001-initial.ts'
import * as templateCollection from './0002-template-collection.ts'
import * as generation from './0003-generation.ts'

const BEFORE = {
  '0001-initial': initial,
  '0002-template-collection': templateCollection,
  '0003-generation': generation,
}

it('a migration keeps all passwords, memes with their thumbnails, and sessions', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  const sqlite = new Sqlite(join(dataDir, 'memesmith.sqlite'))
  const old = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) })
  await new Migrator({
    db: old,
    provider: { getMigrations: async () => BEFORE },
  }).migrateToLatest()
  sqlite.exec(`
    insert into users (id, email, first_name, password_hash, created_at)
      values (7, 'ada@example.com', 'Ada', 'a hash', 1), (9, 'bob@example.com', null, 'another', 2);
    insert into images values ('i', 7, 'image/png', 1, 1, 1, 1, x'00');
    insert into images values ('t', 7, 'image/webp', 1, 1, 1, 1, x'00');
    insert into memes (id, user_id, share_id, title, top_text, bottom_text, font_size, text_color,
        image_id, thumbnail_id, is_public, created_at)
      values (3, 7, 's', 't', 'above "it"', 'böttom', 40, '#ffff00', 'i', 't', 0, 1);
    insert into sessions values ('x', 7, '{}', 99);
  `)
  await old.destroy()

  const db = await connectSqlite(dataDir)
  expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual([
    {
      id: 7,
      email: 'ada@example.com',
      firstName: 'Ada',
      passwordHash: 'a hash',
      createdAt: 1,
      deletedAt: null,
      unverifiedSince: null,
      suspendedAt: null,
      administratorSince: null,
      handle: null,
      handleKey: null,
      previousHandleKey: null,
      handleChangedAt: null,
      language: null,
    },
    {
      id: 9,
      email: 'bob@example.com',
      firstName: null,
      passwordHash: 'another',
      createdAt: 2,
      deletedAt: null,
      unverifiedSince: null,
      suspendedAt: null,
      administratorSince: null,
      handle: null,
      handleKey: null,
      previousHandleKey: null,
      handleChangedAt: null,
      language: null,
    },
  ])
  expect(await db.selectFrom('memes').select(['id', 'userId', 'thumbnailId']).execute()).toEqual([
    { id: 3, userId: 7, thumbnailId: 't' },
  ])
  const memes = await db.selectFrom('memes').select('document').execute()
  const document: MemeDocument = JSON.parse(memes[0]?.document ?? '')
  const texts = { topText: 'above "it"', bottomText: 'böttom' }
  expect(document).toEqual(documentOfTexts({ ...texts, fontSize: 40, textColor: '#ffff00' }))
  // Two pictures of one byte, a title of one byte, and the document.
  const bytes = 3 + Buffer.byteLength(memes[0]?.document ?? '')
  expect(await db.selectFrom('userStorage').selectAll().orderBy('userId').execute()).toEqual([
    { userId: 7, bytes, memeCount: 1 },
    { userId: 9, bytes: 0, memeCount: 0 },
  ])
  expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([{ userId: 7 }])
  await db.destroy()
  const check = new Sqlite(join(dataDir, 'memesmith.sqlite'), { readonly: true })
  expect(check.pragma('foreign_key_check')).toEqual([])
  expect(check.pragma('integrity_check', { simple: true })).toBe('ok')
  check.close()
  await rm(dataDir, { recursive: true })
})
