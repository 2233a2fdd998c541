import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Caption } from '@memesmith/meme-render'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../database/testing/test-database.ts'
import { Renderer } from '../../../../render/renderer.ts'
import { createDatabaseStorage } from '../../../../storage/image-storage.ts'
import { makeAnimatedGif } from '../../../../testing/animations.ts'
import { makePicture } from '../../../../testing/pictures.ts'
import { zipOf } from '../../../../testing/zip.ts'
import { getTemplates } from '../../catalog/templates.service.ts'
import { importTemplates } from '../import-templates.ts'

const renderer = new Renderer()
let folder: string
let database: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-memegen-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

async function runImport(path = folder): Promise<string[]> {
  const { db } = database
  const lines: string[] = []
  for await (const one of importTemplates(
    { db, images: createDatabaseStorage(db), renderer },
    path,
  )) {
    lines.push(
      one.result === 'skipped'
        ? `skipped ${one.file}: ${one.reason}`
        : `${one.result} ${one.file}: ${[one.slug, ...(one.notes ?? [])].join('; ')}`,
    )
  }
  return lines
}

const FULL = `name: Daily Struggle
source: https://example.com/daily-struggle
keywords: [buttons, hard choice]
text:
  - {style: none, color: black, font: thin, anchor_x: 0.1, anchor_y: 0.2, angle: 90, scale_x: 0.4, scale_y: 0.1, align: left, start: 0.0, stop: 1.0}
  - {style: upper, color: "#FFC107", font: comic, anchor_x: -0.05, anchor_y: 0.8, angle: -12.5, scale_x: 0.5, scale_y: 0.15}
  - {style: title, color: yellow, font: impact, anchor_y: 0.8, start: 0.25, stop: 0.5}
  - {style: lower, color: "#ffffff80"}
example:
  - Push this
  - that one
  - can't decide
  - WHICH
overlay:
  - {center_x: 0.5, center_y: 0.5, angle: 0.0, scale: 0.25}
`

describe("a checkout of memegen's templates", () => {
  it('keeps areas, colors, capitals and examples, and says what else it has', async () => {
    await put('ds/config.yml', FULL)
    await put('ds/default.jpg', await makePicture('jpeg', 600, 300))
    expect(await runImport()).toEqual([
      'added ds/default.jpg: ds; its source is https://example.com/daily-struggle; Arial stands in for the font "thin"; Comic stands in for the font "comic"; the style "title" holds for the example only; start and stop are left out, because the picture does not move; the style "lower" holds for the example only; Impact stands in for the font "thick"; the color "#ffffff80" is made opaque',
    ])
    const [template] = await getTemplates(database.db)
    expect(template).toMatchObject({
      name: 'Daily Struggle',
      tags: ['buttons', 'hard choice'],
      example: { topText: 'Push this', bottomText: 'that one' },
    })
    expect(template?.exampleUrl).not.toBe(template?.thumbnailUrl)
    const [turned, slanted, whole, lower] = template?.layers ?? []
    // 240 × 30 px, a quarter turn: 30 × 240 px from (60, 60), whose center is (75, 180).
    expect(turned).toMatchObject({
      text: 'Push this',
      place: { x: -0.075, y: 0.55, width: 0.4, height: 0.1, rotation: -90 },
      font: 'Arial',
      fontSize: 'fit',
      color: '#000000',
      outlineColor: '#ffffff',
      align: 'left',
      uppercase: false,
    } satisfies Partial<Caption>)
    expect(slanted).toMatchObject({
      text: 'that one',
      place: { width: 0.5, height: 0.15, rotation: 12.5 },
      font: 'Comic',
      color: '#ffc107',
      outlineColor: '#000000',
      uppercase: true,
    })
    expect(whole).toMatchObject({
      text: "Can't Decide",
      place: { x: 0, y: 0.8, width: 1, height: 0.2, rotation: 0 },
      font: 'Impact',
      // A ninth of the height.
      fontSize: 33,
      color: '#ffff00',
      align: 'center',
    })
    expect(whole).not.toHaveProperty('from')
    expect(lower).toMatchObject({ text: 'which', color: '#ffffff' })
    expect((await runImport())[0]).toMatch(/^unchanged ds\/default.jpg: ds/)
  })

  it('has a template for each style, and leaves out what is hidden or unusable', async () => {
    const times = 'text: [{start: 0.5, style: none, font: impact}]'
    await put('_test/config.yml', 'name: Hidden')
    await put('_test/default.jpg', 'hidden')
    await put('bad/config.yml', 'text: [{angle: steep}]')
    await put('drake/config.yml', `name: Drake\nexample: [ok]\n${times}`)
    await put('drake/default.png', await makePicture('png'))
    await put('drake/default.gif', await makeAnimatedGif())
    await put('drake/default.jpg', await makePicture('jpeg'))
    await put('drake/padme.png', await makePicture('png', 100, 100))
    await put('drake/_hidden.png', 'hidden')
    await put('drake/notes.txt', 'no picture')
    await put(
      'Two_Words/config.yml',
      'text: [{font: impact, style: mock, scale_x: 9}]\nkeywords: [a, a]',
    )
    await put('Two_Words/default.webp', await makePicture('webp'))
    await put('empty/config.yml', 'name: Empty')
    await put('flat/config.yml', 'text: [{scale_y: 0}]')
    await put('flat/default.png', await makePicture('png', 50, 51))
    await put(
      'long/config.yml',
      `name: ${'n'.repeat(90)}\ntext: []\nexample: [a]\nkeywords: [${'k'.repeat(51)}]`,
    )
    await put('long/default.png', await makePicture('png', 50, 52))
    await put('side-eye/config.yml', 'name: X')
    await put('side-eye/default.png', await makePicture('png', 50, 53))
    expect(await runImport()).toEqual([
      'added Two_Words/default.webp: two-words; its id Two_Words is changed; a box far outside of the picture is cut; the style "mock" is left out',
      'skipped _test: It is hidden: its name begins with _.',
      'skipped bad: angle in its config.yml is not a number: steep.',
      'added drake/default.jpg: drake; start and stop are left out, because the picture does not move',
      'added drake/default.gif: drake-animated',
      'skipped drake/default.png: default.jpg is its picture already.',
      'skipped drake/notes.txt: This file is not a picture of a supported type: PNG, JPEG, GIF, WebP or AVIF.',
      'added drake/padme.png: drake-padme; start and stop are left out, because the picture does not move',
      'skipped empty: It has no picture with the name default.',
      'skipped flat/default.png: A box of text in its config.yml has no area on the picture.',
      'added long/default.png: long; its name is cut; 1 of its keywords are left out; 1 example texts have no box',
      'skipped side-eye/default.png: side-eye is the name of a starter template: rename the folder.',
    ])
    const templates = await getTemplates(database.db)
    const moving = templates.find(({ name }) => name === 'Drake (animated)')
    expect(moving).toMatchObject({ frames: 2, layers: [{ text: 'ok', from: 0.5 }] })
    expect(templates.find(({ name }) => name === 'Drake (padme)')).toBeDefined()
  })

  it('is found in a whole checkout, in a zip of it, and in one of a single template', async () => {
    await put('README.md', '# memegen')
    await put('app/config.yml', 'not: a template')
    await put('templates/cmm/config.yml', 'name: Change My Mind')
    await put('templates/cmm/default.png', await makePicture('png'))
    const files = [
      ['README.md', '# memegen'],
      ['app/tests/images/x.png', 'x'],
      ['templates/cmm/config.yml', 'name: Change My Mind'],
      ['templates/cmm/default.png', await makePicture('png')],
    ] as const
    const whole = join(folder, 'whole.zip')
    await writeFile(
      whole,
      await zipOf(files.map(([path, content]) => [`memegen-main/${path}`, content])),
    )
    const single = join(folder, 'single.zip')
    await writeFile(
      single,
      await zipOf(files.slice(2).map(([path, content]) => [path.slice(10), content])),
    )
    const results = [await runImport(), await runImport(whole), await runImport(single)]
    expect(results.map((lines) => lines.map((line) => line.split(':')[0]))).toEqual([
      ['added cmm/default.png'],
      ['unchanged cmm/default.png'],
      ['unchanged cmm/default.png'],
    ])
  })
})
