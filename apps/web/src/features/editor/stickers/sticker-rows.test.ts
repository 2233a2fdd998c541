import { describe, expect, it } from 'vitest'
import { rowOf, stickerAt, stickerRows } from './sticker-rows.ts'

const group = (title: string, count: number) => ({
  title,
  stickers: Array.from({ length: count }, (_, index) => ({
    name: `${title}${index}`,
    label: `${title}${index}`,
  })),
})
// Rows: A, [0 1 2], [3], B, [4 5].
const rows = stickerRows([group('A', 4), group('B', 2)], 3)

describe('the rows of stickers', () => {
  it('begin with the title of each group', () => {
    expect(rows.map((row) => (row.kind === 'title' ? row.title : row.first))).toEqual([
      'A',
      0,
      3,
      'B',
      4,
    ])
    expect(rowOf(rows, 3)).toBe(2)
    expect(rowOf(rows, 6)).toBe(-1)
  })

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', undefined],
    [5, 'ArrowRight', undefined],
    [2, 'ArrowDown', 3],
    [3, 'ArrowDown', 4],
    [5, 'ArrowDown', undefined],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', undefined],
    [3, 'Home', 0],
    [1, 'End', 5],
    [1, 'x', undefined],
  ])('from %i, %s leads to %s', (from, key, to) => {
    expect(stickerAt(rows, from, key)).toBe(to)
  })

  it('lead the way that the arrows point, where rows begin at the right', () => {
    expect(stickerAt(rows, 0, 'ArrowLeft', true)).toBe(1)
    expect(stickerAt(rows, 0, 'ArrowRight', true)).toBeUndefined()
    expect(stickerAt(rows, 0, 'ArrowDown', true)).toBe(3)
  })
})
