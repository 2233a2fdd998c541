import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts'
import { Renderer } from '../../../render/renderer.ts'
import { createDatabaseStorage } from '../../../storage/image-storage.ts'
import { isFull } from '../../../testing/full-run.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { zipOf } from '../../../testing/zip.ts'
import { importTemplates } from '../import/import-templates.ts'

const renderer = new Renderer()
let folder: string
let database: TestDatabase
let picture: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-hostile-'))
  database = await openTestDatabase()
  picture = await makePicture('png')
})
afterAll(async () => {
  await Promise.all([database.close(), renderer.close()])
  await rm(folder, { recursive: true })
})

async function put(path: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  return file
}

async function runImport(path: string): Promise<string[]> {
  const { db } = database
  const lines: string[] = []
  for await (const one of importTemplates(
    { db, images: createDatabaseStorage(db), renderer },
    path,
  )) {
    lines.push(`${one.result} ${one.file} ${one.result === 'skipped' ? one.reason : one.slug}`)
  }
  return lines
}

const stored = async () =>
  (await database.db.selectFrom('templates').select('slug').execute()).map(({ slug }) => slug)

/** The zip with one path replaced by another of the same length. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** A zip of empty files, made by hand, because `yazl` takes a minute for so many. */
function zipOfMany(count: number): Buffer {
  const [locals, records]: [Buffer[], Buffer[]] = [[], []]
  const name = Buffer.from('000000.png')
  for (let index = 0; index < count; index += 1) {
    name.write(String(index).padStart(6, '0'))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(name.length, 26)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50)
    record.writeUInt16LE(name.length, 28)
    record.writeUInt32LE(index * (30 + name.length), 42)
    locals.push(local, Buffer.from(name))
    records.push(record, Buffer.from(name))
  }
  const [files, directory] = [Buffer.concat(locals), Buffer.concat(records)]
  const end = Buffer.alloc(56 + 20 + 22)
  end.writeUInt32LE(0x06064b50)
  end.writeBigUInt64LE(44n, 4)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(directory.length), 40)
  end.writeBigUInt64LE(BigInt(files.length), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(files.length + directory.length), 64)
  end.writeUInt32LE(1, 72)
  end.writeUInt32LE(0x06054b50, 76)
  end.fill(0xff, 84, 96)
  return Buffer.concat([files, directory, end])
}

const NAME_LEADS_OUT = /^The zip has a file whose name leads out of its folder, so it is refused\.$/

describe('a zip that is made to do harm', () => {
  it('is refused with a sentence, and nothing of it is imported', async () => {
    const harmless = [['a.png', picture]] as const
    const entry = await zipOf([...harmless, ['1/234/a.png', picture]])
    for (const [zip, sentence] of [
      [Buffer.from('no zip'), /^This file is not a zip\.$/],
      [
        await zipOf([...harmless, ['b.png', Buffer.alloc(200 * 2 ** 20)]]),
        /^The zip would unpack to far more than its size, so it is refused\.$/,
      ],
      [
        await zipOf([...harmless, ['b.png', '/etc/passwd', 0o120777]]),
        /^The zip has a link, which is refused: b\.png\.$/,
      ],
      [renamed(entry, '1/234/', '../../'), NAME_LEADS_OUT],
      [renamed(entry, '1/234/', '/12/34'), NAME_LEADS_OUT],
      [renamed(entry, '1/234/', '..\\..\\'), NAME_LEADS_OUT],
      [zipOfMany(100_000), /^The zip has 100,000 files, which are too many\.$/],
    ] as const) {
      await expect(runImport(await put('pack.zip', zip))).rejects.toThrow(sentence)
    }
    expect(await stored()).toEqual([])
  })

  it('may have a damaged file, which is skipped, and details that are none', async () => {
    const zip = await zipOf([
      ['templates.json', '['.repeat(100_000)],
      ['pack/deep/down/c.png', picture],
      ['b.png', await makePicture('png', 50, 50)],
      ['__MACOSX/._b.png', 'resource'],
      ['thumbnails/b.png', picture],
    ])
    const data = zip.indexOf('b.png') + 'b.png'.length
    const pack = await put('damaged.zip', zip.fill(0xff, data + 10, data + 30))
    expect(await runImport(pack)).toEqual([
      expect.stringMatching(/^skipped templates.json could not be read: /),
      expect.stringMatching(
        /^skipped b.png b.png is damaged in the zip\. Download or copy the zip again\.$/,
      ),
      'skipped pack Folders inside the folder are not imported.',
      'skipped thumbnails Folders inside the folder are not imported.',
    ])
  })
})

describe('a folder that is made to do harm', () => {
  it('has its links and pipes left out', async () => {
    const secret = await put('secret/photo.png', await makePicture('png', 60, 60))
    await put('folder/a.png', picture)
    await put('folder/id/config.yml', 'name: X')
    await put(
      'folder/templates.json',
      JSON.stringify({ '../secret/photo.png': { name: 'Secret' } }),
    )
    await symlink(secret, join(folder, 'folder/b.png'))
    await symlink(secret, join(folder, 'folder/id/default.png'))
    await symlink(dirname(secret), join(folder, 'folder/examples'))
    execFileSync('mkfifo', [join(folder, 'folder/c.png')])
    const link = 'It is a link, which is not followed: put the file itself there.'
    expect(await runImport(join(folder, 'folder'))).toEqual([
      'added a.png a',
      `skipped b.png ${link}`,
      'skipped c.png It is not a file.',
      `skipped examples ${link}`,
      `skipped id/default.png ${link}`,
      'skipped id It has no picture with the name default.',
      'skipped ../secret/photo.png templates.json names it, but it is not there.',
    ])
  })

  // Making so many takes 20 times as long as detecting that they are too many.
  it.runIf(isFull)('is refused with too many files', async () => {
    const crowd = join(folder, 'crowd')
    await mkdir(crowd)
    execFileSync('sh', ['-c', 'seq 1 60101 | xargs touch'], { cwd: crowd })
    await expect(runImport(crowd)).rejects.toThrow(
      /^The folder .*crowd has more than 60,100 files, which are too many\.$/,
    )
  })
})
