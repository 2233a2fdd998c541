import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { connectTo } from '../../../database/testing/test-database.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { removeTemplate } from './remove-template.ts'

let folder: string
let db: Db
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  db = await connectTo(folder)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const imageIds = async () =>
  (await db.selectFrom('images').select('id').execute()).map(({ id }) => id)

describe('removing a template', () => {
  it('keeps the memes made from it, and deletes its own pictures', async () => {
    const test = await startTestApp({ DATA_DIR: folder })
    const ofTemplate = await imageIds()
    const user = await test.signUp()
    const meme = (
      await user.postJson('/api/memes', { templateId: 1, topText: 'still here' })
    ).json()
    expect(meme.templateId).toBe(1)

    expect(await removeTemplate(db, 'test-template')).toBe(true)

    const kept = (await user.get(`/api/memes/${meme.id}`)).json()
    expect(kept).toEqual({ ...meme, templateId: null })
    expect((await user.get(meme.memeImageUrl)).statusCode).toBe(200)
    expect((await user.get(meme.thumbnailUrl)).statusCode).toBe(200)
    expect((await user.get('/api/templates')).json()).toEqual([])
    expect((await user.get('/api/templates/1')).statusCode).toBe(404)
    const left = await imageIds()
    expect(ofTemplate).toHaveLength(3)
    expect(left).toHaveLength(2)
    expect(left.filter((id) => ofTemplate.includes(id))).toEqual([])
    await test.close()
  })

  it('rejects a meme that is saved at the same moment, or keeps it', async () => {
    const test = await startTestApp({ DATA_DIR: folder })
    const user = await test.signUp()
    const saves = Array.from({ length: 8 }, () => user.postJson('/api/memes', { templateId: 1 }))
    await removeTemplate(db, 'test-template')
    const answers = (await Promise.all(saves)).map(({ statusCode, body }) =>
      statusCode === 201 ? 201 : [statusCode, JSON.parse(body).message],
    )
    const kept = answers.filter((answer) => answer === 201)
    const refused = answers.filter((answer) => answer !== 201)
    expect(refused).toEqual(refused.map(() => [404, 'There is no such template.']))
    expect((await user.get('/api/memes')).json()).toHaveLength(kept.length)
    await test.close()
  })

  it('does not create a starter template again at the next start', async () => {
    const first = await startTestApp({ DATA_DIR: folder })
    expect(await removeTemplate(db, 'test-template')).toBe(true)
    await first.close()
    const second = await startTestApp({ DATA_DIR: folder })
    expect((await second.visitor.get('/api/templates')).json()).toEqual([])
    await second.close()
  })

  it('says when there is no such template', async () => {
    expect(await removeTemplate(db, 'nothing')).toBe(false)
    expect(await db.selectFrom('removedTemplates').selectAll().execute()).toEqual([])
  })
})
