import { describe, expect, it } from 'vitest'
import { shortenCaption } from './shorten-caption.ts'

describe('shortenCaption', () => {
  it.each([
    ['short enough', 20, 'short enough'],
    ['  two\n lines ', 20, 'two lines'],
    ['"in quotes"', 20, 'in quotes'],
    ['he said "no"', 20, 'he said "no"'],
    ['ends between two words here', 20, 'ends between two…'],
    ['no comma stays, at the end', 20, 'no comma stays, at…'],
    ['not after a comma, though', 20, 'not after a comma…'],
    ['a'.repeat(30), 10, `${'a'.repeat(9)}…`],
    ['我们今天不上班明天也不上班', 8, '我们今天不上班…'],
    ['👨‍👩‍👧'.repeat(12), 10, `${'👨‍👩‍👧'.repeat(9)}…`],
    ['', 10, ''],
  ])('makes of %j at most %d characters: %j', (text, limit, short) => {
    expect(shortenCaption(text, limit)).toBe(short)
  })
})
