import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import {
  databaseIn,
  openTestDatabase,
  type TestDatabase,
} from '../../../database/testing/test-database.ts'
import { Renderer } from '../../../render/renderer.ts'
import type { ImageStorage, SiteStorage } from '../../../storage/image-storage.ts'
import { openImageStorage } from '../../../storage/open-image-storage.ts'
import { makeAnimatedGif, makeMoving } from '../../../testing/animations.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { unzip, zipOf } from '../../../testing/zip.ts'
import { removeTemplate } from '../catalog/remove-template.ts'
import { listImportedSlugs } from '../catalog/templates.repository.ts'
import { importTemplates } from '../import/import-templates.ts'
import { hashOf } from './hashes.ts'
import { writePack } from './write-pack.ts'

const renderer = new Renderer()
let folder: string
let here: Site
let there: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-pack-'))
  here = await openSite()
  there = await openSite()
  await importInto(here, await originals())
})
afterAll(async () => {
  await Promise.all([here.database.close(), there.database.close(), renderer.close()])
  await rm(folder, { recursive: true })
})

interface Site extends SiteStorage {
  readonly database: TestDatabase
  readonly images: ImageStorage
}

async function openSite(): Promise<Site> {
  const database = await openTestDatabase()
  const { db } = database
  return {
    database,
    db,
    images: openImageStorage(readConfig(await databaseIn(database.folder)), db),
  }
}

/** Pictures of every kind: still and moving, with own captions and the usual ones, and memegen's. */
async function originals(): Promise<string> {
  const path = join(folder, 'originals')
  const put = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(path, file)), { recursive: true })
    await writeFile(join(path, file), content)
  }
  await put('wide cat.jpg', await makePicture('jpeg', 1600, 900))
  await put('party.gif', await makeAnimatedGif())
  await put('wave.webp', makeMoving({ frames: 7 }))
  await put('größe.png', await makePicture('png', 90, 120))
  await put('plain.webp', await makePicture('webp'))
  await put(
    'templates.json',
    JSON.stringify({
      'wide cat.jpg': {
        name: 'Wide Cat',
        description: 'A cat of "great" width.',
        tags: ['cat', 'größe'],
        example: { top: 'Me', bottom: 'After\nlunch 😀' },
      },
      'party.gif': {
        layers: [
          { place: 'top', text: 'later', uppercase: true, color: '#ff0000', from: 0.5 },
          {
            name: 'The sign',
            text: 'sign',
            place: { x: 0.1, y: 0.2, width: 0.5, height: 0.25, rotation: -12.5 },
            font: 'Comic',
            fontSize: 'fit',
            outlineWidth: 0,
            align: 'left',
          },
        ],
      },
      'größe.png': { layers: [{ place: { x: 0, y: 0, width: 1, height: 0.5 } }] },
    }),
  )
  await put('ds/default.jpg', await makePicture('jpeg', 600, 400))
  await put(
    'ds/config.yml',
    'name: Daily Struggle\ntext:\n  - {angle: 10, scale_x: 0.3}\nexample: [no]',
  )
  return path
}

async function importInto(site: Site, path: string): Promise<string[]> {
  const lines: string[] = []
  for await (const outcome of importTemplates({ ...site, renderer }, path)) {
    lines.push(
      `${outcome.result} ${outcome.file}${outcome.result === 'skipped' ? ` ${outcome.reason}` : ''}`,
    )
  }
  return lines
}

async function exportFrom(site: Site, name: string): Promise<Buffer> {
  const path = join(folder, name)
  await writePack(site, await listImportedSlugs(site.db), path)
  return await readFile(path)
}

/** Everything that is stored about templates, except ids and the times of pictures. */
async function storedIn({ db, images }: Site) {
  const rows = await db.selectFrom('templates').selectAll().orderBy('slug').execute()
  const pictureOf = async (id: string | null) => {
    if (id === null) return null
    const {
      data,
      id: _,
      createdAt,
      ...row
    } = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { ...row, bytes: Buffer.from(await images.read(id)).toString('base64') }
  }
  return await Promise.all(
    rows.map(async ({ id, imageId, thumbnailId, exampleId, ...row }) => ({
      ...row,
      picture: await pictureOf(imageId),
      thumbnail: await pictureOf(thumbnailId),
      example: await pictureOf(exampleId),
    })),
  )
}

describe('a pack', () => {
  it('is imported to the same rows and bytes, whose export is the same zip', async () => {
    const zip = await exportFrom(here, 'first.zip')
    expect(await importInto(there, join(folder, 'first.zip'))).toEqual([
      'added ds.webp',
      'added größe.webp',
      'added party.webp',
      'added plain.webp',
      'added wave.webp',
      'added wide-cat.webp',
    ])
    const stored = await storedIn(here)
    expect(stored).toHaveLength(6)
    expect(stored.filter(({ picture }) => picture?.frames === null)).toHaveLength(4)
    expect(await storedIn(there)).toEqual(stored)
    expect((await exportFrom(there, 'second.zip')).equals(zip)).toBe(true)
    await expect(exportFrom(there, 'second.zip')).rejects.toThrow('already exists')
  })

  it('changes nothing the second time, nor do the originals', async () => {
    const before = await there.db.selectFrom('templates').selectAll().orderBy('id').execute()
    const lines = await importInto(there, join(folder, 'first.zip'))
    expect(lines.every((line) => line.startsWith('unchanged'))).toBe(true)
    const [first] = await importInto(there, join(folder, 'originals'))
    expect(first).toBe('unchanged ds/default.jpg')
    expect(await there.db.selectFrom('templates').selectAll().orderBy('id').execute()).toEqual(
      before,
    )
  })

  it('has a schema that is valid for it, and finds what is misspelled', async () => {
    const files = await unzip(await readFile(join(folder, 'first.zip')))
    const details = JSON.parse(String(files.get('templates.json')))
    const schema = JSON.parse(String(files.get(details.$schema.replace('./', ''))))
    const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema)
    expect(validate(details), JSON.stringify(validate.errors)).toBe(true)
    for (const wrong of [
      { titel: 'x' },
      { layers: [{ place: 'middle' }] },
      { layers: [{ place: 'top', colour: '#fff' }] },
      { layers: [{ place: { x: 0, y: 0, width: 1 } }] },
      { tags: [' '] },
    ]) {
      expect(validate({ 'a.png': wrong }), JSON.stringify(wrong)).toBe(false)
    }
    expect(
      validate({ 'a.png': { layers: [{ place: { x: 0, y: 0, width: 1, height: 1 } }] } }),
    ).toBe(true)
  })

  it('can be unpacked, changed and imported again', async () => {
    const path = join(folder, 'unpacked')
    for (const [name, content] of await unzip(await readFile(join(folder, 'first.zip')))) {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await writeFile(join(path, name), content)
    }
    const details = JSON.parse(await readFile(join(path, 'templates.json'), 'utf8'))
    details['wide-cat.webp'].layers[0].text = 'You'
    await writeFile(join(path, 'templates.json'), JSON.stringify(details))
    await writeFile(join(path, 'plain.webp'), await makePicture('png', 70, 70))
    const lines = await importInto(there, path)
    expect(lines.filter((line) => !line.startsWith('unchanged'))).toEqual([
      'changed plain.webp',
      'changed wide-cat.webp',
    ])
    expect((await importInto(there, path)).every((line) => line.startsWith('unchanged'))).toBe(true)
    const [before, after] = await Promise.all([storedIn(here), storedIn(there)])
    const changed = after.filter(
      (one, index) => JSON.stringify(one) !== JSON.stringify(before[index]),
    )
    expect(changed.map(({ slug }) => slug)).toEqual(['plain', 'wide-cat'])
    expect(changed[0]?.picture).toMatchObject({ width: 70, height: 70 })
    expect(changed[1]).toMatchObject({
      exampleTop: 'You',
      layers: null,
      picture: before.at(-1)?.picture,
      thumbnail: before.at(-1)?.thumbnail,
    })
    expect(changed[1]?.example).not.toEqual(before.at(-1)?.example)
  })

  it('makes files anew that are not as a site stores them, whatever the pack says of them', async () => {
    const files = await unzip(await readFile(join(folder, 'first.zip')))
    const details = JSON.parse(String(files.get('templates.json')))
    const png = await makePicture('png', 320, 200)

    details['plain.webp'].stored.picture = hashOf(png)
    const path = join(folder, 'forged.zip')
    await writeFile(
      path,
      await zipOf([
        ['templates.json', JSON.stringify({ 'plain.webp': details['plain.webp'] })],
        ['plain.webp', png],
        ['thumbnails/plain.webp', png],
        ['examples/plain.webp', 'no picture'],
      ]),
    )
    await removeTemplate(there.db, 'plain')
    expect(await importInto(there, path)).toEqual(['added plain.webp'])
    expect(await importInto(there, path)).toEqual(['unchanged plain.webp'])
    const [plain] = (await storedIn(there)).filter(({ slug }) => slug === 'plain')
    for (const picture of [plain?.picture, plain?.thumbnail]) {
      const bytes = Buffer.from(picture?.bytes ?? '', 'base64')
      expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    }
    expect(plain?.sourceHash).toBe(details['plain.webp'].stored.picture)
  })
})
