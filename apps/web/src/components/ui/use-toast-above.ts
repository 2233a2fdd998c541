import { type RefObject, useEffect } from 'react'

/** The height of most toasts with the room around them, in px. */
const TOAST_HEIGHT = 100

/**
 * Keeps toasts above an element whose buttons would fill the bottom of a phone, while there is room:
 * they would cover the buttons for five seconds. `app.css` uses the property.
 */
export function useToastAbove(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const place = () => {
      const { top = 0 } = element.current?.getBoundingClientRect() ?? {}
      const isInSight = top >= TOAST_HEIGHT && top < innerHeight
      style.setProperty('--toast-above', `${isInSight ? innerHeight - top : 0}px`)
    }
    place()
    const changes = new ResizeObserver(place)
    changes.observe(document.body)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      changes.disconnect()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      style.removeProperty('--toast-above')
    }
  }, [element])
}
