/** A drawing that is ended by its deadline does not leak memory. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MEGABYTE } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from '../src/cli/launch/memory-settings.ts'
import { isFull } from '../src/testing/full-run.ts'

const ENDS = isFull ? 50 : 5
const MAX_GROWTH = 50 * MEGABYTE

it(`after ${ENDS} drawings that were ended, memory is what it was`, {
  timeout: 300_000,
}, async () => {
  const script = join(import.meta.dirname, 'end-drawings.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...MEMORY_OPTIONS, script, String(ENDS)],
    { env: { ...process.env, ...MEMORY_ENVIRONMENT } },
  )
  const { before, after }: { before: number; after: number } = JSON.parse(stdout)
  expect(after - before).toBeLessThan(MAX_GROWTH)
})
