/**
 * A grid of cards, virtualized if it is long. The page then contains only the visible rows, some
 * above and below them, and the rows around the focused card, so that Tab continues from there.
 *
 * All cards are items of one list that CSS lays out. A margin on the next row takes up the space of
 * rows that are left out. So rows can have any height, and screen readers still announce the number
 * of cards. Items that are not loaded yet have placeholders.
 *
 * On the server, and until it is measured, the grid renders only its first cards; after that, the
 * visible rows at once. The rows around them are rendered in small steps that events can interrupt, so
 * that scrolling drops no frame.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useGridPlace } from './use-grid-place.ts'

/**
 * Up to this number of cards, the whole grid is in the page, and the browser's search finds all of
 * it.
 */
const SHORT = 120
const ROWS_AROUND = 4
/** Estimated height of a card's text in px, until a row has been measured. */
const TEXT_HEIGHT = 175
/** Default number of cards in the page before it is known how many fit in a row. */
const FIRST = 24
const UNMEASURED = { top: 0, columns: 1, columnWidth: 320, gap: 0 }
/** ARIA's value for a list whose length is not known. */
const UNKNOWN_SIZE = -1

/** The indexes of the first and the last row. */
interface Span {
  readonly first: number
  readonly last: number
}

const NONE: Span = { first: 0, last: -1 }

interface CardGridProps<Item> {
  /** Undefined for an item that is not loaded yet. */
  readonly items: readonly (Item | undefined)[]
  /** Whether there are more items that are not loaded yet. */
  readonly hasMore?: boolean
  /** The number of cards that the page has before it is measured. */
  readonly first?: number
  /** Called with the places of the first and the last card around the visible ones when they change. */
  readonly onShow?: (first: number, last: number) => void
  /** Renders the card of an item. */
  readonly children: (item: Item, place: number) => ReactNode
}

export function CardGrid<Item extends { readonly id: number }>({
  items,
  hasMore = false,
  first: firstCount = FIRST,
  onShow,
  children,
}: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const place = useGridPlace(list)
  const { top, columns, columnWidth, gap } = place ?? UNMEASURED
  const [focused, setFocused] = useState<number>()
  // The first measured row at a width is the estimate for all others.
  const seen = useRef({ columnWidth: 0, height: 0 })
  const rowCount = Math.ceil(items.length / columns)
  const focusedRow = Math.floor((focused ?? 0) / columns)
  const neighbors = focused === undefined ? [] : [{ first: focusedRow - 1, last: focusedRow + 1 }]

  // The rows around the visible ones, which are rendered a moment later.
  const around = useRef<Span>(NONE)

  const isMeasured = place !== undefined

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    // It computes the place of every row, which takes a while for a grid of one column.
    count: isMeasured ? rowCount : 0,
    gap,
    scrollMargin: top,
    overscan: 0,
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
    getItemKey: (row) => `${columns}:${items[row * columns]?.id ?? row}`,
    rangeExtractor: ({ startIndex: first, endIndex: last }) =>
      rowsOf([{ first, last }, around.current, ...neighbors], rowCount),
  })

  const { startIndex, endIndex } = virtualizer.calculateRange() ?? { startIndex: 0, endIndex: 0 }
  const reach = items.length <= SHORT ? rowCount : ROWS_AROUND
  const wanted: Span = {
    first: Math.max(0, startIndex - reach),
    last: Math.min(rowCount - 1, endIndex + reach),
  }
  // Numbers of cards, which stay right when the number of columns changes.
  const first = Math.floor(useDeferredValue(wanted.first * columns, 0) / columns)
  const last = Math.floor(
    useDeferredValue((wanted.last + 1) * columns - 1, firstCount - 1) / columns,
  )
  // After a jump, the rows around the previous position are of no use.
  around.current = first <= wanted.last && last >= wanted.first ? { first, last } : NONE

  const rows = virtualizer.getVirtualItems()
  const end = rows.at(-1)?.end ?? top
  const firstShown = wanted.first * columns
  const lastShown = Math.min(items.length, (wanted.last + 1) * columns) - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when these change
  useEffect(() => {
    if (isMeasured && lastShown >= 0) onShow?.(firstShown, lastShown)
  }, [isMeasured, firstShown, lastShown, items])

  const cards = (first: number, count: number, row: number | undefined, marginTop: number) =>
    items.slice(first, first + count).map((item, column) => (
      <li
        key={item?.id ?? `place ${first + column}`}
        // Measured at every render: a card may have moved to another row.
        ref={
          column === 0 && row !== undefined && item !== undefined
            ? (card) => virtualizer.measureElement(card)
            : undefined
        }
        data-index={row}
        aria-posinset={first + column + 1}
        aria-setsize={hasMore ? UNKNOWN_SIZE : items.length}
        style={{ marginTop }}
      >
        {item === undefined ? (
          <div
            aria-hidden
            className="panel card card-skeleton"
            style={{ height: seen.current.height || undefined }}
          />
        ) : (
          children(item, first + column)
        )}
      </li>
    ))

  return (
    <ul
      ref={list}
      className="card-grid"
      style={{
        // Until the grid is measured, keep the page long enough for the position that Back returns to.
        paddingBottom: Math.max(
          0,
          isMeasured
            ? top + virtualizer.getTotalSize() - end
            : (items.length - firstCount) * (columnWidth * 0.75 + TEXT_HEIGHT),
        ),
      }}
      // The row must stay in the page while it receives the focus.
      onFocus={(event) => setFocused(cardIndex(event.target))}
      onBlur={(event) => setFocused(cardIndex(event.relatedTarget))}
    >
      {isMeasured
        ? rows.flatMap((row, index) => {
            const previous = rows[index - 1]
            const marginTop = row.start - (previous === undefined ? top : previous.end + gap)
            return cards(row.index * columns, columns, row.index, marginTop)
          })
        : cards(0, firstCount, undefined, 0)}
    </ul>
  )
}

/** The indexes of all rows in the given spans, in order. */
function rowsOf(spans: readonly Span[], rowCount: number): number[] {
  const rows = new Set<number>()
  for (const { first, last } of spans) {
    for (let row = Math.max(0, first); row <= Math.min(last, rowCount - 1); row += 1) rows.add(row)
  }
  return [...rows].sort((a, b) => a - b)
}

function cardIndex(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined
  const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return position === null || position === undefined ? undefined : Number(position) - 1
}
