import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { starterTemplates } from '@memesmith/starter-templates'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { seedTemplates } from './seed-templates.ts'

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
  const stop = new AbortController()
  const lines: string[] = []
  const untilTwenty = {
    info(line: string) {
      lines.push(line)
      if (line.startsWith('20 of')) stop.abort()
    },
  }
  await seedTemplates(db, templates, untilTwenty, stop.signal)
  expect(lines).toEqual(['drawing 45 starter templates', '20 of 45 starter templates are drawn'])

  const log = { info: (line: string) => lines.push(line) }
  await seedTemplates(db, templates, log, new AbortController().signal)
  await seedTemplates(db, templates, log, new AbortController().signal)
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
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const app = await buildApp(config, starterTemplates)
  await app.ready()
  const list = app.inject('/api/templates')
  const first = await Promise.race([app.inject('/gallery'), list])
  expect([first.statusCode, first.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  await app.close()
  expect((await list).json().length).toBeLessThan(starterTemplates.length)
  await rm(dataDir, { recursive: true })
})
