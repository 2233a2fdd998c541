import { type RefObject, useLayoutEffect, useState } from 'react'

/** Position and columns of a grid, in px. */
export interface GridPlace {
  readonly top: number
  readonly columns: number
  readonly columnWidth: number
  readonly gap: number
}

/**
 * Measures a grid before each paint, and when the grid or the page changes its size.
 *
 * @returns undefined until it is measured, and on the server
 */
export function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace | undefined {
  const [place, setPlace] = useState<GridPlace>()
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) return
    const update = () => {
      const next = measure(element)
      setPlace((previous) => (previous && isSame(previous, next) ? previous : next))
    }
    update()
    // Content above the grid can move it without resizing it, but then the page is resized.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return place
}

function measure(element: HTMLElement): GridPlace {
  const style = getComputedStyle(element)
  const tracks = style.gridTemplateColumns.split(' ')
  return {
    top: element.getBoundingClientRect().top + window.scrollY,
    columns: tracks.length,
    columnWidth: Number.parseFloat(tracks[0] ?? ''),
    gap: Number.parseFloat(style.rowGap),
  }
}

const isSame = (a: GridPlace, b: GridPlace) =>
  a.top === b.top && a.columns === b.columns && a.columnWidth === b.columnWidth && a.gap === b.gap
