import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MEGABYTE } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { zipOf } from '../../testing/zip.ts'
import { movableMemory } from '../free-bytes.ts'
import { openZip } from './open-zip.ts'

it('reads a file whole, into memory that a thread can take', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-zip-'))
  try {
    const path = join(folder, 'some.zip')
    const content = randomBytes(3 * MEGABYTE)
    await writeFile(
      path,
      await zipOf([
        ['large', content],
        ['empty', ''],
      ]),
    )
    await using file = await open(path)
    const zip = await openZip(file.fd, 2)
    for (const [name, expected] of [
      ['large', content],
      ['empty', Buffer.of()],
    ] as const) {
      const bytes = await zip.read(name, 3 * MEGABYTE)
      expect(bytes?.equals(expected)).toBe(true)
      expect(movableMemory(bytes ?? Buffer.from('none'))).toHaveLength(1)
    }
    expect(await zip.read('missing', 1)).toBeUndefined()
    await expect(zip.read('large', 1)).rejects.toThrow('large is too large.')
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** A zip of files whose extra fields are empty, and very many. */
function zipWithExtraFields(files: number, extraBytes: number, nameLength = 6): Buffer {
  const entries = Array.from({ length: files }, (_, index) => {
    const name = Buffer.from(`${index}`.padStart(nameLength, '0'))
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02014b50, 0)
    header.writeUInt16LE(name.length, 28)
    header.writeUInt16LE(extraBytes, 30)
    return Buffer.concat([header, name, Buffer.alloc(extraBytes)])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files, 8)
  end.writeUInt16LE(files, 10)
  end.writeUInt32LE(directory.length, 12)
  return Buffer.concat([directory, end])
}

/** Bytes of the heap that something still uses, in this process that other tests share. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

it('refuses what would take a hundred times its size in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-zip-'))
  const path = join(folder, 'some.zip')
  const openFile = async (zip: Buffer, files: number) => {
    await writeFile(path, zip)
    await using file = await open(path)
    return await openZip(file.fd, files)
  }
  try {
    await expect(openFile(zipWithExtraFields(2, 65_532), 10)).rejects.toThrow(
      'The zip says too much about a file: 000000.',
    )
    await expect(openFile(zipWithExtraFields(17_000, 0, 1000), 20_000)).rejects.toThrow(
      'The names of the files in the zip are too long together.',
    )
    const before = memoryInUse()
    const zip = await openFile(zipWithExtraFields(2000, 1000), 2000)
    // 250 extra fields each would take 60 MB.
    expect(memoryInUse() - before).toBeLessThan(20 * MEGABYTE)
    expect(zip.names).toHaveLength(2000)
  } finally {
    await rm(folder, { recursive: true })
  }
})
