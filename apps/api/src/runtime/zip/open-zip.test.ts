import { randomBytes } from 'node:crypto'
import { open } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
    const zip = await openZip(await promisify(open)(path, 'r'), 2)
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
    zip.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})
