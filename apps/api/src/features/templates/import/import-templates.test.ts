import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import { usualZones } from '@memesmith/meme-render'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts'
import { Renderer } from '../../../render/renderer.ts'
import { createDatabaseStorage } from '../../../storage/image-storage.ts'
import { makeMoving } from '../../../testing/animations.ts'
import { decode, makePicture } from '../../../testing/pictures.ts'
import { removeTemplate } from '../catalog/remove-template.ts'
import { getTemplates } from '../catalog/templates.service.ts'
import { importTemplates } from './import-templates.ts'

let folder: string
let database: TestDatabase
let db: Db
const renderer = new Renderer()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-import-'))
  database = await openTestDatabase()
  db = database.db
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const put = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content)
const putDetails = (details: unknown) => put('templates.json', JSON.stringify(details))

/** One line for each outcome, such as `added cat.png cat`. */
async function runImport(): Promise<string[]> {
  const lines: string[] = []
  for await (const outcome of importTemplates(
    { db, images: createDatabaseStorage(db), renderer },
    folder,
  )) {
    const { file, result } = outcome
    lines.push(`${result} ${file} ${result === 'skipped' ? outcome.reason : outcome.slug}`)
  }
  return lines
}

describe('importing a folder', () => {
  it('creates a template from every picture, stored like an upload', async () => {
    await put('wide cat.jpg', await makePicture('jpeg', 2000, 1000))
    await put('dog.gif', await makePicture('gif'))
    await putDetails({
      'wide cat.jpg': {
        name: 'Wide Cat',
        description: 'A cat of great width.',
        tags: ['cat', 'wide'],
        example: { top: 'Me', bottom: 'After lunch' },
      },
    })
    expect(await runImport()).toEqual(['added dog.gif dog', 'added wide cat.jpg wide-cat'])
    const [dog, cat] = await getTemplates(db)
    expect(dog).toMatchObject({
      name: 'Dog',
      description: 'Dog',
      tags: [],
      width: 320,
      height: 200,
    })
    expect(cat).toMatchObject({
      name: 'Wide Cat',
      description: 'A cat of great width.',
      tags: ['cat', 'wide'],
      width: 1280,
      height: 640,
      layers: usualZones('Me', 'After lunch'),
      example: { topText: 'Me', bottomText: 'After lunch' },
    })
    expect(dog?.exampleUrl).toBe(dog?.thumbnailUrl)
    expect(cat?.exampleUrl).not.toBe(cat?.thumbnailUrl)
    const images = await db.selectFrom('images').selectAll().execute()
    expect(images.map(({ mimeType, ownerId, width }) => [mimeType, ownerId, width])).toEqual([
      ['image/webp', null, 320],
      ['image/webp', null, 320],
      ['image/webp', null, 1280],
      ['image/webp', null, 480],
      ['image/webp', null, 480],
    ])
    const { pixelAt } = await decode(images[2]?.data ?? new Uint8Array())
    const [red = 0, green = 0] = pixelAt(10, 10)
    expect(red).toBeGreaterThan(240)
    expect(green).toBeLessThan(15)
  })

  it('changes nothing the second time, and later only what has changed', async () => {
    await put('a.png', await makePicture('png'))
    await put('b.png', await makePicture('png', 300, 300))
    await putDetails({ 'a.png': { name: 'First', tags: ['one'] } })
    await runImport()
    const before = await getTemplates(db)
    expect(await runImport()).toEqual(['unchanged a.png a', 'unchanged b.png b'])
    expect(await getTemplates(db)).toEqual(before)

    await putDetails({ 'a.png': { tags: ['two'] } })
    await put('b.png', await makePicture('png', 200, 100))
    expect(await runImport()).toEqual(['changed a.png a', 'changed b.png b'])
    const [a, b] = await getTemplates(db)
    expect(a).toEqual({ ...before[0], tags: ['two'] })
    expect(b).toMatchObject({ id: before[1]?.id, width: 200, height: 100 })
    const { images } = await db
      .selectFrom('images')
      .select(({ fn }) => fn.countAll().as('images'))
      .executeTakeFirstOrThrow()
    expect(images).toBe(4)
  })

  it('draws a new example for new texts, and keeps the picture', async () => {
    await put('a.png', await makePicture('png'))
    const exampleOf = async (top: string) => {
      await putDetails({ 'a.png': { example: { top, bottom: '' } } })
      const outcomes = await runImport()
      const [template] = await getTemplates(db)
      return { outcomes, ...template }
    }
    const [one, same, other] = [
      await exampleOf('one'),
      await exampleOf('one'),
      await exampleOf('two'),
    ]
    expect([one, same, other].map(({ outcomes }) => outcomes)).toEqual([
      ['added a.png a'],
      ['unchanged a.png a'],
      ['changed a.png a'],
    ])
    expect(same.exampleUrl).toBe(one.exampleUrl)
    expect(other.exampleUrl).not.toBe(one.exampleUrl)
    expect([other.imageUrl, other.thumbnailUrl]).toEqual([one.imageUrl, one.thumbnailUrl])
    const none = await exampleOf('')
    expect(none.exampleUrl).toBe(one.thumbnailUrl)
    expect(await db.selectFrom('images').select('id').execute()).toHaveLength(2)
  })

  it('says why it skips a file, and continues', async () => {
    const picture = await makePicture('jpeg', 640, 480)
    await put('a-cut-off.jpg', picture.subarray(0, picture.length / 2))
    await put('b-text.png', 'no picture')
    await put('c-huge.png', new Uint8Array(MAX_UPLOAD_BYTES + 1))
    await put('d-cat.jpg', picture)
    await put('e-copy.jpg', picture)
    await put('f_dog.png', await makePicture('png', 100, 100))
    await put('f-dog.webp', await makePicture('webp', 100, 90))
    await mkdir(join(folder, 'g-folder'))
    await put('side-eye.png', await makePicture('png', 120, 100))
    await put('z.png', await makePicture('png', 90, 90))
    await put('!.png', await makePicture('png', 80, 90))
    await put('long.webp', makeMoving({ frames: 301, width: 20, height: 20 }))
    await put('slow.webp', makeMoving({ frames: 61, delay: 1000 }))
    await put('vast.webp', makeMoving({ frames: 2, width: 2100, height: 2000 }))
    await put('.hidden.png', 'never seen')
    await putDetails({ 'missing.png': {} })
    expect(await runImport()).toEqual([
      'skipped !.png Its name needs a letter or a digit.',
      'skipped a-cut-off.jpg This picture could not be read: the file is damaged or cut off.',
      'skipped b-text.png This file is not a picture of a supported type: PNG, JPEG, GIF, WebP or AVIF.',
      'skipped c-huge.png The file has 10.0 MB; at most 10 MB are accepted.',
      'added d-cat.jpg d-cat',
      'skipped e-copy.jpg Duplicate: the template d-cat has the same picture.',
      'added f-dog.webp f-dog',
      'skipped f_dog.png Its name is that of f-dog.webp: rename one of them.',
      'skipped g-folder Folders inside the folder are not imported.',
      'skipped long.webp This animation has 301 frames; at most 300 can be used. Make the file shorter or smaller first.',
      'skipped side-eye.png side-eye is the name of a starter template: rename the file.',
      'skipped slow.webp This animation takes 61 seconds; at most 60 can be used. Make the file shorter or smaller first.',
      'skipped vast.webp This animation has 2100 × 2000 pixels; at most 4 million can move. Make the file smaller first.',
      'added z.png z',
      'skipped missing.png templates.json names it, but it is not there.',
    ])
  })

  it('skips pictures with too many pixels without decoding them', async () => {
    const png = await makePicture('png', 10, 10)
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    await put('bomb.png', png)
    expect(await runImport()).toEqual([
      'skipped bomb.png This picture has 60000 × 60000 pixels; at most 26 megapixels are accepted of its kind.',
    ])
  })

  it('skips a picture whose entry is invalid, and imports the others', async () => {
    for (const [index, file] of ['a.png', 'b.png', 'c.png', 'e.png'].entries()) {
      await put(file, await makePicture('png', 100 + index, 100))
    }
    await putDetails({
      'a.png': 'A',
      'b.png': { titel: 'B' },
      'c.png': { name: ' ' },
    })
    const reason = (file: string, why: string) =>
      `skipped ${file} Its entry in templates.json is not usable: ${why}.`
    expect(await runImport()).toEqual([
      reason('a.png', 'the entry must be object'),
      reason('b.png', 'titel is an unknown field'),
      reason('c.png', 'name must not be blank'),
      'added e.png e',
    ])
  })

  it('leaves out invalid tags, reports them, and imports the picture', async () => {
    await put('a.png', await makePicture('png'))
    const long = 'x'.repeat(51)
    await putDetails({ 'a.png': { name: 'Named', tags: ['good', 7, ' ', long, ' too '] } })
    expect(await runImport()).toEqual([
      'skipped the tag 7 of a.png It must be string.',
      'skipped the tag " " of a.png It must not be blank.',
      `skipped the tag "${long}" of a.png It must not have more than 50 characters.`,
      'added a.png a',
    ])
    expect((await getTemplates(db))[0]).toMatchObject({ name: 'Named', tags: ['good', 'too'] })
  })

  it('keeps all details when templates.json is broken or missing', async () => {
    await put('a.png', await makePicture('png'))
    await put('templates.json', `\uFEFF${JSON.stringify({ 'a.png': { name: 'Kept' } })}`)
    await runImport()
    await put('templates.json', '{ "a.png": ')
    expect(await runImport()).toEqual([
      expect.stringMatching(/^skipped templates.json could not be read: .*JSON/),
      'unchanged a.png a',
    ])
    await put('templates.json', '[]')
    expect((await runImport())[0]).toMatch('expected an object whose keys are file names')
    await rm(join(folder, 'templates.json'))
    expect(await runImport()).toEqual(['unchanged a.png a'])
    expect((await getTemplates(db))[0]?.name).toBe('Kept')
  })

  it('finds entries and files whose accents are in another Unicode form', async () => {
    await put('Cafe\u0301.png', await makePicture('png'))
    await putDetails({ 'Caf\u00e9.png': { name: 'Coffee' } })
    expect(await runImport()).toEqual(['added Cafe\u0301.png caf\u00e9'])
    expect((await getTemplates(db))[0]?.name).toBe('Coffee')
  })

  it('adds a template once, whatever imports it at the same time', async () => {
    await put('a.png', await makePicture('png'))
    const lines = await Promise.all([runImport(), runImport(), runImport()])
    expect(lines.flat().filter((line) => line === 'added a.png a')).toHaveLength(1)
    for (const line of lines.flat()) {
      expect(line).toMatch(/^(?:added|unchanged) a\.png a$|Another import has added a meanwhile\.$/)
    }
    expect(await getTemplates(db)).toHaveLength(1)
  })

  it('recognizes a picture under another name, and restores a removed template', async () => {
    await put('a.png', await makePicture('png'))
    await runImport()
    await rename(join(folder, 'a.png'), join(folder, 'b.png'))
    expect(await runImport()).toEqual([
      'skipped b.png Duplicate: the template a has the same picture.',
    ])
    await removeTemplate(db, 'a')
    expect(await runImport()).toEqual(['added b.png b'])
    await removeTemplate(db, 'b')
    expect(await runImport()).toEqual(['added b.png b'])
  })
})
