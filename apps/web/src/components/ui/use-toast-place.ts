import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps a toast clear of what it must not hide.
 *
 * @param region the place of toasts, fixed on the screen
 * @param toastId the toast that is shown, if any
 * @param dialog that is open over the page, or null for none
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toastId: string | undefined,
  dialog: Element | null,
): void {
  useLayoutEffect(() => {
    const element = region.current
    if (element === null || toastId === undefined) return
    const { style } = element
    // Not seen, but there for screen readers, until it is in its place.
    style.opacity = '0'
    let end: (() => void) | undefined
    let isOver = false
    // Loaded with the first toast: it is no part of the first load.
    import('./keep-toast-clear.ts')
      .then(
        ({ keepToastClear }) => {
          if (!isOver) end = keepToastClear(element, dialog)
        },
        // Without a network it stays at the bottom.
        () => undefined,
      )
      .then(() => {
        style.opacity = ''
      })
    return () => {
      isOver = true
      end?.()
    }
  }, [region, toastId, dialog])
}
