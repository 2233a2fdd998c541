import type { StickerChoice, StickerGroup } from './search-stickers.ts'

/** A row of the grid: the title of a group, or some of its stickers. */
export type StickerRow =
  | { readonly kind: 'title'; readonly title: string }
  | {
      readonly kind: 'stickers'
      readonly stickers: readonly StickerChoice[]
      /** The number of the first of them among all stickers. */
      readonly first: number
    }

/** Divides groups into rows. */
export function stickerRows(groups: readonly StickerGroup[], columns: number): StickerRow[] {
  let first = 0
  return groups.flatMap(({ title, stickers }) => {
    const rows: StickerRow[] = [{ kind: 'title', title }]
    for (let start = 0; start < stickers.length; start += columns) {
      const inRow = stickers.slice(start, start + columns)
      rows.push({ kind: 'stickers', stickers: inRow, first })
      first += inRow.length
    }
    return rows
  })
}

/** The index of the row that has a sticker, by the sticker's number; -1 if there is none. */
export const rowOf = (rows: readonly StickerRow[], number: number): number =>
  rows.findIndex(
    (row) =>
      row.kind === 'stickers' && number >= row.first && number < row.first + row.stickers.length,
  )

/**
 * The sticker that a key leads to.
 *
 * @param number of the sticker that has the focus
 * @param isMirrored whether rows begin at the right
 * @returns undefined for other keys, and at the end of the way
 */
export function stickerAt(
  rows: readonly StickerRow[],
  number: number,
  key: string,
  isMirrored = false,
): number | undefined {
  const lines = rows.filter((row) => row.kind === 'stickers')
  const last = lines.at(-1)
  const line = rowOf(lines, number)
  const current = lines[line]
  if (current === undefined || last === undefined) return undefined
  const end = last.first + last.stickers.length - 1
  /** The same column of another line, or its last sticker. */
  const inLine = (other: (typeof lines)[number] | undefined) =>
    other && other.first + Math.min(number - current.first, other.stickers.length - 1)
  const before = number > 0 ? number - 1 : undefined
  const after = number < end ? number + 1 : undefined
  switch (key) {
    case 'ArrowLeft':
      return isMirrored ? after : before
    case 'ArrowRight':
      return isMirrored ? before : after
    case 'ArrowUp':
      return line > 0 ? inLine(lines[line - 1]) : undefined
    case 'ArrowDown':
      return inLine(lines[line + 1])
    case 'Home':
      return 0
    case 'End':
      return end
    default:
      return undefined
  }
}
