import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { connectTo } from '../../../database/testing/test-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeTemplate } from './remove-template.ts'
import { findTemplateBySlug, insertTemplate } from './templates.repository.ts'

let dataDir: string
let test: TestApp
/** Another process: a command of the operator. */
let elsewhere: Db
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  test = await startTestApp({ DATA_DIR: dataDir })
  elsewhere = await connectTo(dataDir)
})
afterAll(async () => {
  await elsewhere.destroy()
  await test.close()
  await rm(dataDir, { recursive: true })
})

const ask = (headers: Record<string, string> = {}) =>
  test.visitor.send({ method: 'GET', url: '/api/templates', headers })

async function addCopies(slugs: readonly string[]): Promise<void> {
  const original = await findTemplateBySlug(elsewhere, 'test-template')
  if (original === undefined) throw new Error('expected the test template')
  const { imageId, thumbnailId, exampleId, description, exampleTop, exampleBottom } = original
  const pictures = { imageId, thumbnailId, exampleId, sourceHash: null }
  const details = { description, tags: ['copy'], exampleTop, exampleBottom }
  await elsewhere.transaction().execute(async (transaction) => {
    for (const slug of slugs) {
      await insertTemplate(transaction, { ...pictures, ...details, slug, name: slug })
    }
  })
}

describe('the list of templates', () => {
  it('is not sent again to a client that has cached it', async () => {
    const { headers } = await ask()
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    const again = await ask({ 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is compressed for clients that support it', async () => {
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': 'br, gzip' })]
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })

  it('shows changes by another process at the next request', async () => {
    const before = await ask()
    await addCopies(['copy'])
    const added = await ask({ 'if-none-match': String(before.headers.etag) })
    expect(added.statusCode).toBe(200)
    expect(added.json().map(({ name }: { name: string }) => name)).toEqual([
      'Test Template',
      'copy',
    ])
    await elsewhere
      .updateTable('templates')
      .set({ name: 'changed' })
      .where('slug', '=', 'copy')
      .execute()
    expect((await ask()).json()[1].name).toBe('changed')
    await removeTemplate(elsewhere, 'copy')
    expect((await ask()).headers.etag).toBe(before.headers.etag)
  })

  it('is built once for concurrent requests', async () => {
    await addCopies(['another'])
    const reads = vi.spyOn(JSON, 'stringify')
    const lists = await Promise.all([ask(), ask(), ask()])
    expect(new Set(lists.map(({ body }) => body)).size).toBe(1)
    const made = reads.mock.calls.filter(([value]) => Array.isArray(value) && value.length > 1)
    expect(made).toHaveLength(1)
    reads.mockRestore()
  })
})
