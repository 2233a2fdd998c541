import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Caption, USUAL_CAPTION, usualZones } from '@memesmith/meme-render'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { starterTemplates } from '@memesmith/starter-templates'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../config/config.ts'
import { databaseIn, openTestDatabase } from '../../../database/testing/test-database.ts'
import { createDatabaseStorage } from '../../../storage/image-storage.ts'
import { startTestApp, TEST_TEMPLATE } from '../../../testing/test-app.ts'
import { removeTemplate } from '../catalog/remove-template.ts'
import { getTemplates } from '../catalog/templates.service.ts'
import { refreshTemplates, seedTemplates } from './seed-templates.ts'

const templates = Array.from(
  { length: 45 },
  (_, index): StarterTemplate => ({
    slug: `template-${index}`,
    name: `Template ${index}`,
    description: 'A small red wall.',
    tags: ['test'],
    example: { top: 'a', bottom: 'b' },
    scene: { width: 64, height: 48, background: { type: 'fill', fill: '#c8102e' }, layers: [] },
  }),
)

it('reports its progress, stops when it is aborted, and resumes where it stopped', async () => {
  const { db, close } = await openTestDatabase()
  const site = { db, images: createDatabaseStorage(db) }
  const stop = new AbortController()
  const lines: string[] = []
  const untilTwenty = {
    info(line: string) {
      lines.push(line)
      if (line.startsWith('20 of')) stop.abort()
    },
  }
  await seedTemplates(site, templates, untilTwenty, stop.signal)
  expect(lines).toEqual(['drawing 45 starter templates', '20 of 45 starter templates are drawn'])

  const log = { info: (line: string) => lines.push(line) }
  await seedTemplates(site, templates, log, new AbortController().signal)
  await seedTemplates(site, templates, log, new AbortController().signal)
  expect(lines.slice(2)).toEqual([
    'drawing 25 starter templates',
    '20 of 25 starter templates are drawn',
    'all starter templates are ready',
  ])
  const stored = await db.selectFrom('templates').select('slug').orderBy('id').execute()
  expect(stored.map(({ slug }) => slug)).toEqual(templates.map(({ slug }) => slug))
  await close()
})

it('does not block the server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  const config = readConfig({ LOG_LEVEL: 'silent', ...(await databaseIn(dataDir)) })
  const app = await buildApp(config, starterTemplates)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const list = fetch(`${origin}/api/templates`)
  const first = await Promise.race([fetch(`${origin}/gallery`), list])
  expect([first.status, first.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  const closing = app.close()
  expect(await (await list).json()).toHaveProperty(
    'length',
    expect.toSatisfy((length) => length < starterTemplates.length),
  )
  // `fetch` keeps its connections open.
  app.server.closeAllConnections()
  await closing
  await rm(dataDir, { recursive: true })
})

describe('a site of an earlier version', () => {
  const [old, other] = templates.slice(0, 2)
  if (old === undefined || other === undefined) throw new Error('expected two templates')
  const zone: Caption = {
    ...USUAL_CAPTION,
    color: '#ffffff',
    text: 'a sign',
    place: { x: 0.1, y: 0.2, width: 0.5, height: 0.3, rotation: -8 },
    fontSize: 'fit',
  }
  const example = { top: 'a sign', bottom: 'b' }
  const zoned = { ...old, example, layers: [zone, ...usualZones('', 'b').slice(1)] }
  const log = { info: () => undefined }
  const { signal } = new AbortController()

  it('gets the zones of changed templates, and keeps the address of an unchanged picture', async () => {
    const { db, close } = await openTestDatabase()
    const site = { db, images: createDatabaseStorage(db) }
    await seedTemplates(site, [old, other], log, signal)
    // As if it had been stored before there were zones.
    await db.updateTable('templates').set({ seedHash: null, exampleId: null }).execute()
    const before = await getTemplates(db)
    await refreshTemplates(site, [zoned, other], log, signal)
    const after = await getTemplates(db)
    expect(after[0]).toEqual({
      ...before[0],
      layers: zoned.layers,
      example: { topText: 'a sign', bottomText: 'b' },
      exampleUrl: expect.not.stringMatching(before[0]?.exampleUrl ?? ''),
    })
    expect(after[1]).toEqual({ ...before[1], exampleUrl: after[1]?.exampleUrl })

    await refreshTemplates(site, [zoned, other], log, signal)
    expect(await getTemplates(db)).toEqual(after)
    await close()
  })

  it('gets changed pictures, and the old ones are deleted', async () => {
    const { db, close } = await openTestDatabase()
    const site = { db, images: createDatabaseStorage(db) }
    await seedTemplates(site, [old], log, signal)
    const [before] = await getTemplates(db)
    const scene = { ...old.scene, background: { type: 'fill', fill: '#22c58b' } } as const
    await refreshTemplates(site, [{ ...zoned, scene }], log, signal)
    const [after] = await getTemplates(db)
    expect(after?.id).toBe(before?.id)
    expect(after?.imageUrl).not.toBe(before?.imageUrl)
    expect(await db.selectFrom('images').select('id').execute()).toHaveLength(3)
    await close()
  })

  it('keeps what the operator has removed or imported', async () => {
    const { db, close } = await openTestDatabase()
    const site = { db, images: createDatabaseStorage(db) }
    await seedTemplates(site, [old, other], log, signal)
    await removeTemplate(db, old.slug)
    await db.updateTable('templates').set({ sourceHash: 'of a file', seedHash: null }).execute()
    const before = await getTemplates(db)
    await refreshTemplates(site, [zoned, { ...other, name: 'Another' }], log, signal)
    expect(await getTemplates(db)).toEqual(before)
    await close()
  })

  it('keeps every meme', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
    const first = await startTestApp({ DATA_DIR: dataDir })
    const user = await first.signUp()
    const meme = (await user.postJson('/api/memes', { templateId: 1, topText: 'kept' })).json()
    const picture = (await user.get(meme.memeImageUrl)).rawPayload
    await first.app.close()

    const config = readConfig({ LOG_LEVEL: 'silent', ...(await databaseIn(dataDir)) })
    const scene = { ...TEST_TEMPLATE.scene, background: { type: 'fill', fill: '#22c58b' } } as const
    const app = await buildApp(config, [{ ...TEST_TEMPLATE, scene, name: 'Newer' }])
    await app.ready()
    const again = user.at(app)
    await expect
      .poll(async () => (await again.get('/api/templates')).json()[0].name, { timeout: 10_000 })
      .toBe('Newer')
    expect((await again.get(`/api/memes/${meme.id}`)).json()).toEqual(meme)
    expect((await again.get(meme.memeImageUrl)).rawPayload.equals(picture)).toBe(true)
    await app.close()
    await rm(dataDir, { recursive: true })
  })
})
