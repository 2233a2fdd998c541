import { t } from '@lingui/core/macro'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { StickerChoice, StickerGroup } from './search-stickers.ts'
import { stickerUrl } from './sticker-images.ts'
import { rowOf, stickerAt, stickerRows } from './sticker-rows.ts'

/** Sides of a cell and height of a title, in px. */
const CELL = 60
const TITLE = 40

export interface StickerGridHandle {
  focusFirst(): void
  scrollToGroup(index: number): void
}

interface StickerGridProps {
  readonly groups: readonly StickerGroup[]
  readonly onChoose: (sticker: StickerChoice) => void
  readonly ref: Ref<StickerGridHandle>
}

/** The stickers in groups. Only the rows that are seen are in the page. */
export function StickerGrid({ groups, onChoose, ref }: StickerGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useColumns(scroller)
  const rows = useMemo(() => stickerRows(groups, columns), [groups, columns])
  /** The number of the sticker that Tab leads to. */
  const [current, setCurrent] = useState(0)
  /** The number of the sticker that gets the focus when it is rendered. */
  const wanted = useRef<number>(undefined)
  const currentRow = rowOf(rows, current)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'title' ? TITLE : CELL),
    overscan: 3,
    // The row with the focus must stay in the page.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, currentRow)])]
        .filter((index) => index < rows.length)
        .sort((a, b) => a - b),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other sizes
  useEffect(() => {
    virtualizer.measure()
  }, [rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts at the top
  useEffect(() => {
    setCurrent(0)
    scroller.current?.scrollTo({ top: 0 })
  }, [groups])
  const focusWanted = () => {
    if (wanted.current === undefined) return
    const selector = `[data-number="${wanted.current}"]`
    const cell = scroller.current?.querySelector<HTMLElement>(selector)
    if (!cell) return
    wanted.current = undefined
    cell.focus()
  }
  // Scrolling renders the rows by itself, maybe before the wanted one is there.
  useEffect(focusWanted)

  const focusOn = (number: number) => {
    wanted.current = number
    setCurrent(number)
    virtualizer.scrollToIndex(rowOf(rows, number), { align: 'auto' })
  }
  useImperativeHandle(ref, () => ({
    focusFirst: () => {
      focusOn(0)
      // Without a change there is no render to wait for.
      focusWanted()
    },
    scrollToGroup: (index) => {
      const titles = rows.flatMap((row, at) => (row.kind === 'title' ? [at] : []))
      virtualizer.scrollToIndex(titles[index] ?? 0, { align: 'start' })
    },
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = event.currentTarget.matches(':dir(rtl)')
    const next = stickerAt(rows, current, event.key, isMirrored)
    if (next === undefined) return
    event.preventDefault()
    focusOn(next)
  }
  return (
    <div ref={scroller} className="sticker-scroller">
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be virtualized */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={t`Stickers`}
        aria-rowcount={rows.length}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside have the focus
            <div
              key={index}
              role="row"
              aria-rowindex={index + 1}
              className="sticker-row"
              style={{
                height: size,
                translate: `0 ${start}px`,
                gridTemplateColumns: `repeat(${columns}, 1fr)`,
              }}
            >
              {row?.kind === 'title' && (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useFocusableInteractive: a title has no action
                <div role="rowheader" className="sticker-title">
                  {row.title}
                </div>
              )}
              {row?.kind === 'stickers' &&
                row.stickers.map((sticker, place) => (
                  <Cell
                    key={sticker.name}
                    sticker={sticker}
                    number={row.first + place}
                    isCurrent={row.first + place === current}
                    onFocus={setCurrent}
                    onChoose={onChoose}
                  />
                ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface CellProps {
  readonly sticker: StickerChoice
  readonly number: number
  readonly isCurrent: boolean
  readonly onFocus: (number: number) => void
  readonly onChoose: (sticker: StickerChoice) => void
}

const Cell = ({ sticker, number, isCurrent, onFocus, onChoose }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a table can't be virtualized
  // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
  <div role="gridcell">
    <button
      type="button"
      className="sticker-cell"
      data-number={number}
      tabIndex={isCurrent ? 0 : -1}
      title={sticker.label}
      aria-label={sticker.label}
      onFocus={() => onFocus(number)}
      onClick={() => onChoose(sticker)}
    >
      <img src={stickerUrl(sticker.name)} alt="" width={44} height={44} decoding="async" />
    </button>
  </div>
)

/** The number of cells that fit next to each other. */
function useColumns(scroller: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(5)
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() =>
      setColumns(Math.max(1, Math.floor(element.clientWidth / CELL))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return columns
}
