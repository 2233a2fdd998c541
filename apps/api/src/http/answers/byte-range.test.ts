import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 10 }],
  ['bytes=90-', { start: 90, end: 100 }],
  ['bytes=90-1000', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  ['items=0-9', undefined],
  ['bytes=-', undefined],
])('%s of a hundred bytes is %j', (range, expected) => {
  expect(rangeOf({ method: 'GET', headers: { range } }, '"a"', 100)).toEqual(expected)
})

test('a part of another version is the whole', () => {
  const request = (etag: string) => ({
    method: 'GET',
    headers: { range: 'bytes=0-9', 'if-range': etag },
  })
  expect(rangeOf(request('"a"'), '"a"', 100)).toEqual({ start: 0, end: 10 })
  expect(rangeOf(request('"b"'), '"a"', 100)).toBeUndefined()
})
