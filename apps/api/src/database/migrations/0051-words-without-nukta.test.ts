import { documentOfTexts } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { insertMeme } from '../../features/memes/memes.repository.ts'
import { tagKeyOf } from '../../runtime/clean-tags.ts'
import { insertUser } from '../../users/users.repository.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { up } from './0051-words-without-nukta.ts'

it('tags that were stored with the nukta are found without it, once on each meme', async () => {
  const { db, close } = await openTestDatabase()
  const user = { email: 'ada@example.com', firstName: null, passwordHash: 'hash' }
  const userId = (await insertUser(db, user)) ?? 0
  const picture = { mimeType: 'image/png', width: 1, height: 1, byteSize: 1 }
  await db
    .insertInto('images')
    .values({ ...picture, id: 'i', ownerId: userId, createdAt: 1, data: new Uint8Array(1) })
    .execute()
  const memeWith = async (shareId: string, tags: readonly string[]) => {
    const document = JSON.stringify(documentOfTexts({ topText: '', bottomText: '' }))
    const meme = { userId, shareId, title: '', document, imageId: 'i', isPublic: 0, createdAt: 1 }
    const memeId = await insertMeme(db, { ...meme, wordsVersion: 1 })
    // As keys were before: accents of other letters are gone, and the rest is in NFC.
    const rows = tags.map((tag) => ({ userId, memeId, tag, tagKey: tag.normalize('NFC') }))
    await db.insertInto('memeTags').values(rows).execute()
    return memeId
  }
  // U+0931 is one letter in NFC, U+095B is not.
  const old = await memeWith('old', ['म\u095bेदार', 'वा\u0931्या', 'plain'])
  const both = await memeWith('both', [
    'मज\u093cेदार',
    'मजेदार',
    'बड\u093cा मज\u093cाक',
    'बड\u093cा मजाक',
  ])
  const new_ = await memeWith('new', ['मजेदार'])

  await up(db)

  const rows = await db.selectFrom('memeTags').select(['memeId', 'tagKey']).execute()
  const keysOf = (id: number) => rows.flatMap(({ memeId, tagKey }) => (memeId === id ? tagKey : []))
  expect(keysOf(old).sort()).toEqual(['म\u095bेदार', 'वा\u0931्या', 'plain'].map(tagKeyOf).sort())
  expect(keysOf(both).sort()).toEqual(['बडा मजाक', 'मजेदार'])
  expect(keysOf(new_)).toEqual(['मजेदार'])
  // What everybody finds is made anew with the words.
  const stale = await db.selectFrom('memes').select('id').where('wordsVersion', '=', 0).execute()
  expect(stale.map(({ id }) => id).sort()).toEqual([old, both].sort())
  await close()
})
