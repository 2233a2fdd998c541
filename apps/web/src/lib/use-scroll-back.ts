import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SCROLL_POSITIONS } from './scroll-positions.ts'

/** Events that mean that the user scrolls. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of a reloaded page. The router does that before the page's data is
 * loaded, when the page is still too short. If data is loaded page by page, this scrolls to the
 * current end, and further after each page, unless the user scrolls.
 *
 * @param size amount of loaded data; 0 for none yet
 * @param isFull whether all data is loaded
 */
export function useScrollBack(size: number, isFull: boolean): void {
  const { key } = useLocation()
  const isPending = useRef(size === 0 && !isFull)
  const giveUp = useCallback(() => {
    isPending.current = false
  }, [])

  useEffect(() => {
    for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true })
    return () => {
      for (const move of OWN_MOVES) removeEventListener(move, giveUp)
    }
  }, [giveUp])

  useLayoutEffect(() => {
    if (!isPending.current || (size === 0 && !isFull)) return
    const positions: Record<string, number> = JSON.parse(
      sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}',
    )
    const position = positions[key]
    if (position === undefined) return giveUp()
    // A grid gets its columns, and the page its length, only in the next frames. And a grid that
    // measures its first cards changes the scroll position.
    let frame = 0
    const step = () => {
      const end = document.documentElement.scrollHeight - innerHeight
      if (scrollY >= Math.floor(isFull ? Math.min(position, end) : position)) giveUp()
      if (!isPending.current) return
      scrollTo(0, position)
      frame = requestAnimationFrame(step)
    }
    scrollTo(0, position)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [size, isFull, key, giveUp])
}
