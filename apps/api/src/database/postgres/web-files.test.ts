import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertWebFile } from '../../features/site/web-files.repository.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('a server serves the files of the versions of other servers', async () => {
  const db = await test.connect()
  await insertWebFile(db, '/assets/older-1a2b3c.js', Buffer.from('export {}'))
  const { statusCode, headers, body } = await test.visitor.get('/assets/older-1a2b3c.js')
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'export {}',
  ])
  expect((await test.visitor.get('/assets/unknown.js')).statusCode).toBe(404)
  await db.destroy()
})

it('a server stores its own files for others', async () => {
  const page = (await test.visitor.get('/gallery')).body
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? []
  const stored = () =>
    test.query<{ size: number }>(
      `select octet_length(data) as size from web_files where path = '${script}'`,
    )
  const served = (await test.visitor.get(script)).rawPayload.byteLength
  await expect.poll(stored, { timeout: 10_000 }).toEqual([{ size: served }])
})
