/**
 * A grid of cards, virtualized if it is long. The page then contains only the visible rows, some
 * above and below them, and the rows around the focused card, so that Tab continues from there.
 *
 * All cards are items of one list that CSS lays out. A margin on the next row takes the space of
 * rows that are left out. So rows can have any height, and screen readers still announce the number
 * of cards.
 */
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef, useState } from 'react'
import { useGridPlace } from './use-grid-place.ts'

/**
 * Up to this number of cards, the whole grid is in the page, and the browser's search finds all of
 * it.
 */
const SHORT = 120
const ROWS_AROUND = 4
/** Estimated height of a card's text in px, until a row has been measured. */
const TEXT_HEIGHT = 175
/** ARIA's value for a list whose length is not known. */
const UNKNOWN_SIZE = -1

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  /** Whether there are more items that are not loaded yet. */
  readonly hasMore?: boolean
  /** Renders the card of an item. */
  readonly children: (item: Item) => ReactNode
}

export function CardGrid<Item extends { readonly id: number }>({
  items,
  hasMore = false,
  children,
}: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const { top, columns, columnWidth, gap } = useGridPlace(list)
  const [focused, setFocused] = useState<number>()
  // The first measured row at a width is the estimate for all others.
  const seen = useRef({ columnWidth: 0, height: 0 })
  const rowCount = Math.ceil(items.length / columns)
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columns)

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowCount,
    gap,
    scrollMargin: top,
    overscan: items.length <= SHORT ? rowCount : ROWS_AROUND,
    estimateSize: () =>
      seen.current.columnWidth === columnWidth
        ? seen.current.height
        : columnWidth * 0.75 + TEXT_HEIGHT,
    measureElement: (card) => {
      // Not rounded: the space for missing rows must be exactly the space that they took.
      const { height } = card.getBoundingClientRect()
      if (seen.current.columnWidth !== columnWidth) seen.current = { columnWidth, height }
      return height
    },
    getItemKey: (row) => `${columns}:${items[row * columns]?.id}`,
    rangeExtractor: (range) => withNeighbors(defaultRangeExtractor(range), focusedRow, rowCount),
  })

  const rows = virtualizer.getVirtualItems()
  const end = rows.at(-1)?.end ?? top
  return (
    <ul
      ref={list}
      className="card-grid"
      style={{ paddingBottom: Math.max(0, top + virtualizer.getTotalSize() - end) }}
      // The row must stay in the page while it receives the focus.
      onFocus={(event) => setFocused(cardIndex(event.target))}
      onBlur={(event) => setFocused(cardIndex(event.relatedTarget))}
    >
      {rows.flatMap((row, place) => {
        const previous = rows[place - 1]
        const marginTop = row.start - (previous === undefined ? top : previous.end + gap)
        const first = row.index * columns
        return items.slice(first, first + columns).map((item, column) => (
          <li
            key={item.id}
            // Measured at every render: a card may have moved to another row.
            ref={column === 0 ? (card) => virtualizer.measureElement(card) : undefined}
            data-index={row.index}
            aria-posinset={first + column + 1}
            aria-setsize={hasMore ? UNKNOWN_SIZE : items.length}
            style={{ marginTop }}
          >
            {children(item)}
          </li>
        ))
      })}
    </ul>
  )
}

function withNeighbors(
  rows: readonly number[],
  focusedRow: number | undefined,
  rowCount: number,
): number[] {
  if (focusedRow === undefined) return [...rows]
  const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter(
    (row) => row >= 0 && row < rowCount,
  )
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}

function cardIndex(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined
  const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return position === null || position === undefined ? undefined : Number(position) - 1
}
