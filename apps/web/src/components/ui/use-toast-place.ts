import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps a toast from covering important content.
 *
 * @param region of toasts, fixed on the screen
 * @param toastId the visible toast, if any
 * @param dialog the dialog that is open over the page, or null for none
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
    // Invisible until it is placed, but present for screen readers.
    style.opacity = '0'
    let end: (() => void) | undefined
    let isOver = false
    // Loaded with the first toast, to keep the first load small.
    import('./keep-toast-clear.ts')
      .then(
        ({ keepToastClear }) => {
          if (!isOver) end = keepToastClear(element, dialog)
        },
        // If loading fails, the toast stays at the bottom.
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
