/**
 * The gallery's cards. A long gallery has only those rows in the page that are in sight, some above
 * and below them, and those around the card that has the focus, so that Tab goes on from there.
 *
 * The cards stay items of one list, laid out by CSS; rows that are left out are empty space, as
 * margin of the next row. So every row may be as tall as its cards are, and a reader of the list
 * still hears how many there are.
 */
import type { Template } from '@memesmith/contract'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { AuthState } from '../auth/use-current-user.ts'
import { TemplateCard } from './template-card.tsx'
import { useGridPlace } from './use-grid-place.ts'

export const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:gap-5'

/** Up to here a gallery is in the page as a whole: the browser's own search finds all of it. */
const SHORT = 120
const ROWS_AROUND = 4
/** Name, tags and button under the picture; an estimate until a row has been seen. */
const TEXT_HEIGHT = 175

interface TemplateGridProps {
  readonly templates: readonly Template[]
  readonly auth: AuthState['status']
}

export function TemplateGrid({ templates, auth }: TemplateGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { top, columns, columnWidth, gap } = useGridPlace(list)
  const [focused, setFocused] = useState<number>()
  const rowCount = Math.ceil(templates.length / columns)
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columns)

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowCount,
    gap,
    scrollMargin: top,
    overscan: templates.length <= SHORT ? rowCount : ROWS_AROUND,
    estimateSize: () => columnWidth * 0.75 + TEXT_HEIGHT,
    // Exactly, not rounded: the space that is kept for rows has to be the space that they took.
    measureElement: (card) => card.getBoundingClientRect().height,
    getItemKey: (row) => `${columns}:${templates[row * columns]?.id}`,
    rangeExtractor: (range) => withNeighbours(defaultRangeExtractor(range), focusedRow, rowCount),
  })

  const rows = virtualizer.getVirtualItems()
  const end = rows.at(-1)?.end ?? top
  return (
    <ul
      ref={list}
      className={`${GRID} [overflow-anchor:none]`}
      style={{ paddingBottom: Math.max(0, top + virtualizer.getTotalSize() - end) }}
      // The row that the focus goes to has to stay while it goes.
      onFocus={(event) => setFocused(cardIndex(event.target))}
      onBlur={(event) => setFocused(cardIndex(event.relatedTarget))}
    >
      {rows.flatMap((row, place) => {
        const previous = rows[place - 1]
        const marginTop = row.start - (previous === undefined ? top : previous.end + gap)
        const first = row.index * columns
        return templates.slice(first, first + columns).map((template, column) => (
          <li
            key={template.id}
            // Measured at every render: a card may have moved to another row.
            ref={column === 0 ? (card) => virtualizer.measureElement(card) : undefined}
            data-index={row.index}
            aria-posinset={first + column + 1}
            aria-setsize={templates.length}
            style={{ marginTop }}
          >
            <TemplateCard template={template} auth={auth} />
          </li>
        ))
      })}
    </ul>
  )
}

function withNeighbours(
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
