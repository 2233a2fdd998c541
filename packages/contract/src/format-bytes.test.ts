import { MEGABYTE } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 MB'],
  [10 * MEGABYTE, '10 MB'],
  [1.25 * MEGABYTE, '1.3 MB'],
  [77_915.4 * MEGABYTE, '76.1 GB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(formatBytes(bytes)).toBe(written)
})
