import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pngChunks } from './png-chunks.ts'

it('the example in the README writes a PNG', () => {
  const root = join(import.meta.dirname, '..')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const example = /```ts node\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  // Inside the package, so that the example can import the package by its name.
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'readme-'))
  try {
    execFileSync(process.execPath, ['--input-type=module-typescript', '-'], {
      cwd: folder,
      input: example,
    })
    const chunks = [...pngChunks(readFileSync(join(folder, 'white.png')))]
    expect(chunks.at(-1)?.type).toBe('IEND')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
