import { type RefObject, useEffect } from 'react'

/** A phone's keyboard leaves less than this share of the height. A browser's own bars leave more. */
const LEFT_BY_KEYBOARD = 0.75

const TYPED_IN =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])'

/**
 * Marks an element with `data-keyboard` while a phone's keyboard covers a part of the screen, and tells its
 * styles what is left: `--visible-height`, and how much of the page's own height is out of sight above and
 * below it, `--covered-top` and `--covered-bottom`.
 *
 * Some browsers make the page smaller for the keyboard (`interactive-widget`), others only move it (Safari):
 * the visual viewport is right in both. It stays marked until there is room again, not until the field loses
 * the focus, or the button that is being tapped would move away.
 */
export function useKeyboardRoom(marked: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window
    if (visualViewport === null) return
    let width = 0
    let tallest = 0
    const update = ({ type }: Pick<Event, 'type'>) => {
      const element = marked.current
      if (element === null) return
      // By the scale, so that zooming with two fingers does not look like a keyboard.
      const height = Math.round(visualViewport.height * visualViewport.scale)
      tallest = width === innerWidth ? Math.max(tallest, height) : height
      width = innerWidth
      const { activeElement } = document
      const field =
        element.contains(activeElement) && activeElement?.matches(TYPED_IN) ? activeElement : null
      const wasOpen = element.dataset.keyboard !== undefined
      const isOpen = height < tallest * LEFT_BY_KEYBOARD && (wasOpen || field !== null)
      element.toggleAttribute('data-keyboard', isOpen)
      const above = Math.round(visualViewport.offsetTop)
      const below = Math.max(0, Math.round(innerHeight - above - visualViewport.height))
      element.style.setProperty('--visible-height', `${height}px`)
      element.style.setProperty('--covered-top', `${above}px`)
      element.style.setProperty('--covered-bottom', `${below}px`)
      // The keyboard may have pushed out of sight the field, or the picture that is written on.
      const shown = field?.closest('.stage') ?? field
      if (isOpen && type === 'resize') shown?.scrollIntoView({ block: 'nearest' })
    }
    update({ type: 'start' })
    visualViewport.addEventListener('resize', update)
    visualViewport.addEventListener('scroll', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      visualViewport.removeEventListener('scroll', update)
    }
  }, [marked])
}
