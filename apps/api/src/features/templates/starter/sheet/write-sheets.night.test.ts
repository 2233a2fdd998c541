import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../../database/testing/test-database.ts'
import { createDatabaseStorage } from '../../../../storage/image-storage.ts'
import { decode } from '../../../../testing/pictures.ts'
import { seedTemplates } from '../seed-templates.ts'
import { writeSheets } from './write-sheets.ts'

const templateOf = (slug: string, fill: string, side: number): StarterTemplate => ({
  slug,
  name: slug,
  description: 'A wall.',
  tags: ['test'],
  example: { top: 'ABOVE', bottom: 'BELOW' },
  scene: { width: side, height: side, background: { type: 'fill', fill }, layers: [] },
})

it('writes every template blank and as a meme, in as many sheets as needed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-sheets-'))
  const { db, close } = await openTestDatabase()
  const site = { db, images: createDatabaseStorage(db) }
  const templates = Array.from({ length: 121 }, (_, index) =>
    index === 0
      ? templateOf('template-0', '#c8102e', 640)
      : // Only the first one is looked at.
        templateOf(`template-${index}`, '#22c58b', 64),
  )
  await seedTemplates(site, templates, { info: () => undefined }, new AbortController().signal)
  const paths = await writeSheets(site, join(folder, 'sheets'), 'memes.example')
  expect(paths.map((path) => path.slice(folder.length))).toEqual([
    '/sheets/blank.png',
    '/sheets/captioned.png',
    '/sheets/blank-2.png',
    '/sheets/captioned-2.png',
  ])
  const [blank, captioned, last] = await Promise.all(
    paths.slice(0, 3).map(async (path) => await decode(await readFile(path))),
  )
  expect([blank?.width, captioned?.width, last?.width]).toEqual([2244, 2244, 384])
  expect(last?.height).toBe(420)

  // The first cell of 360 × 360: solid red when blank, with white letters when captioned.
  const isWhite = (sheet: typeof blank, x: number, y: number) =>
    (sheet?.pixelAt(x, y) ?? []).slice(0, 3).every((channel) => channel > 240)
  const whites = (sheet: typeof blank) =>
    Array.from({ length: 300 * 60 }, (_, index) =>
      isWhite(sheet, 40 + (index % 300), 20 + Math.floor(index / 300)),
    ).filter(Boolean).length
  expect(whites(blank)).toBe(0)
  expect(whites(captioned)).toBeGreaterThan(50)
  const inTheWay = paths[0] ?? ''
  await expect(writeSheets(site, inTheWay, '')).rejects.toThrow(
    `The folder ${inTheWay} cannot be created: file already exists.`,
  )
  await close()
  await rm(folder, { recursive: true })
}, 120_000)
