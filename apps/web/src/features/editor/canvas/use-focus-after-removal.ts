import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the overlay when the layer that has it is gone, removed or undone: Tab goes on
 * from there, and not from the top of the page.
 *
 * @param areas the layers that have an element; another object when they change
 */
export function useFocusAfterRemoval(
  overlay: RefObject<HTMLElement | null>,
  areas: ReadonlyMap<string, unknown>,
): void {
  const focused = useRef<string>(undefined)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target.dataset.layer : undefined
    }
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = undefined
      // It stays when another window gets the focus.
      if (document.activeElement !== overlay.current) overlay.current?.removeAttribute('tabindex')
    }
    const element = overlay.current
    element?.addEventListener('focusin', onFocus)
    element?.addEventListener('focusout', onBlur)
    return () => {
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('focusout', onBlur)
    }
  }, [overlay])

  useEffect(() => {
    const id = focused.current
    if (id === undefined || areas.has(id) || document.activeElement !== document.body) return
    // Only now: a click beside the layers does not focus the picture.
    overlay.current?.setAttribute('tabindex', '-1')
    overlay.current?.focus({ preventScroll: true })
  }, [overlay, areas])
}
