import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBucket } from '../../storage/s3/bucket.ts'
import { type S3Server, startS3 } from '../../storage/testing/start-s3.ts'
import { makePicture } from '../../testing/pictures.ts'
import { joinPublicSide, publicSideOf } from '../../testing/public-side.ts'
import { runCommandWith } from '../../testing/run-command.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPostgresDatabase } from '../testing/test-database.ts'

const ELSEWHERE = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }

let folder: string
let file: string
let s3: S3Server
let site: TestApp
let user: Client
beforeAll(async () => {
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'memesmith-back-up-'))
  file = join(folder, 'site.backup')
  site = await startTestApp({ ...s3.settings, PUBLIC_GALLERY: 'open' })
  user = await site.signUp('Ada')
  const fan = await site.signUp('Bo')
  await joinPublicSide(user, 'Ada_99', { fan, administrator: user })
  const { url } = (await user.upload(await makePicture('png'))).json()
  for (const source of [{ templateId: 1, title: 'größer 名' }, { customImageUrl: url }]) {
    await user.postJson('/api/memes', source)
  }
  await user.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
}, 60_000)
afterAll(async () => {
  await site.close()
  await s3.dispose()
  await rm(folder, { recursive: true })
})

const backup = (settings: Record<string, string> = {}, to = file) =>
  runCommandWith({ ...s3.settings, ...settings }, site.dataDir, 'cli/backup.ts', to)
const memesOf = async (client: Client): Promise<Meme[]> => (await client.get('/api/memes')).json()

describe('a backup of a site in PostgreSQL and a bucket', { timeout: 120_000 }, () => {
  it('is one file, which starts as an SQLite site and moves back up', async () => {
    const before = await memesOf(user)
    const inPublic = await publicSideOf(user)
    let isOver = false
    const made = backup().finally(() => {
      isOver = true
    })
    // The servers keep running.
    while (!isOver) {
      const saved = (await user.postJson('/api/memes', { templateId: 1 })).json()
      await user.send({ method: 'DELETE', url: `/api/memes/${saved.id}` })
    }
    const { code, stdout, stderr } = await made
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('compared users: 2\n')
    expect(stdout).toMatch(/read from the bucket: pictures: \d+\n/)
    expect(await readdir(folder)).toEqual(['site.backup'])

    const dataDir = join(folder, 'restored')
    const onSqlite = { ...ELSEWHERE, DATABASE_URL: '', SESSION_SECRET: '' }
    const restored = await runCommandWith(onSqlite, dataDir, 'cli/restore.ts', file)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const settingsThere = { ...onSqlite, DATA_DIR: dataDir, PUBLIC_GALLERY: 'open' }
    const sqlite = await startTestApp(settingsThere)
    // The session is still valid.
    const there = user.at(sqlite.app)
    expect((await memesOf(there)).slice(-before.length)).toEqual(before)
    expect(await publicSideOf(there)).toEqual(inPublic)
    for (const { memeImageUrl } of before) {
      const [one, other] = [await user.get(memeImageUrl), await there.get(memeImageUrl)]
      expect(other.statusCode).toBe(200)
      expect(other.rawPayload.equals(one.rawPayload)).toBe(true)
    }
    const saved = await there.postJson('/api/memes', { templateId: 1 })
    expect(saved.statusCode).toBe(201)
    await sqlite.app.close()

    const settings = { ...s3.settings, DATABASE_URL: '' }
    const up = await createPostgresDatabase()
    const moved = await runCommandWith(settings, dataDir, 'cli/migrate-to.ts', up, 's3')
    expect([moved.code, moved.stderr]).toEqual([0, ''])
    expect(moved.stdout).toContain('the copy is exact')
  })

  it('is refused, and leaves nothing, when it would not be whole', async () => {
    const sentence = async (settings: Record<string, string>, to = join(folder, 'other')) => {
      const { code, stderr } = await backup(settings, to)
      expect(code).toBe(1)
      return stderr
    }
    expect(await sentence({}, file)).toBe(`${file} already exists: choose another name.\n`)
    expect(await sentence({}, '/no/such/folder/file')).toBe(
      '/no/such/folder/file cannot be written: no such file or directory.\n',
    )
    expect(await sentence(ELSEWHERE)).toMatch(/^The bucket has \d+ pictures of this site: set S3/)
    const [{ imageId = '' } = {}] = await site.query<{ imageId: string }>(
      'select image_id from memes order by id limit 1',
    )
    const bucket = openBucket({
      endpoint: s3.settings.S3_ENDPOINT ?? '',
      bucket: s3.settings.S3_BUCKET ?? '',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      publicUrl: undefined,
    })
    await bucket.put(imageId, Buffer.of(1), 'image/png')
    expect(await sentence({})).toMatch(`The object ${imageId} of the bucket should have`)
    await bucket.delete(imageId)
    expect(await sentence({})).toContain('but is not there.')
    await s3.kill()
    expect(await sentence({})).toMatch(/^The bucket cannot be read: .*\.\n$/)
    await s3.start()
    expect((await readdir(folder)).sort()).toEqual(['restored', 'site.backup'])
  })
})
