import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SCROLL_POSITIONS } from './scroll-positions.ts'

/**
 * Scrolls a reloaded page back to where it was. The router does so, too, but before the page's data
 * is there: it gets no further than an empty page is long.
 *
 * @param isFull whether the page is as long as it will be
 */
export function useScrollBack(isFull: boolean): void {
  const { key } = useLocation()
  const wasEmpty = useRef(!isFull)
  useLayoutEffect(() => {
    if (!isFull || !wasEmpty.current) return
    wasEmpty.current = false
    const positions: Record<string, number> = JSON.parse(
      sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}',
    )
    const position = positions[key]
    if (position !== undefined) scrollTo(0, position)
  }, [isFull, key])
}
