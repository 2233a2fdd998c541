import { type RefObject, useEffect } from 'react'

/** Distance in px from the end of a list at which its next page is loaded. */
const AHEAD = 1500

/**
 * Calls a function when the user scrolls near the end of a list.
 *
 * @param end what stands there
 * @param onReach undefined to wait for nothing. Called again when it has changed and the end is still near
 */
export function useNearEnd(
  end: RefObject<Element | null>,
  onReach: (() => void) | undefined,
): void {
  useEffect(() => {
    if (end.current === null || onReach === undefined) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several changes at once; only the last one still holds.
        if (entries.at(-1)?.isIntersecting) onReach()
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, onReach])
}
