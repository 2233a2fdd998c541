import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decode, makePicture } from '../testing/pictures.ts'

const README = new URL('../../../../packages/meme-render/README.md', import.meta.url)

it('the Node example in the README of meme-render draws a meme', async () => {
  const example = /```ts node\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8'))?.[1] ?? ''
  // Next to the packages that it imports.
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.readme-'))
  try {
    writeFileSync(join(folder, 'picture.png'), await makePicture('png', 400, 300))
    // Node strips types only outside node_modules, so the example is piped to standard input.
    execFileSync(process.execPath, ['--input-type=module-typescript', '-'], {
      cwd: folder,
      input: example,
    })
    const meme = await decode(readFileSync(join(folder, 'meme.png')))
    const picture = await decode(readFileSync(join(folder, 'picture.png')))
    expect([meme.width, meme.height]).toEqual([400, 300])
    expect(meme.data.equals(picture.data)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
