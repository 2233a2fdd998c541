import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SCROLL_POSITIONS } from './scroll-positions.ts'

/** The user scrolls, or is about to. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a reloaded page back to where it was. The router does so, too, but before the page's data
 * is there: it gets no further than an empty page is long. Where data comes page by page, this goes
 * to the end of what is there, and further when there is more, unless the user scrolls meanwhile.
 *
 * @param size how much of its data the page has; 0 for none yet
 * @param isFull whether that is all
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
    // A grid of cards has its columns, and the page its length, only in the next frames; and a grid
    // that measures its first cards scrolls back to where it believes the page is.
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
