import { type PointerEvent, type SyntheticEvent, useRef } from 'react'

/** Time in ms, as on phones' home screens. */
const LONG_PRESS_MS = 500
/** A finger that moves further than this, in px, scrolls. */
const MAX_MOVE = 10

/** Handlers of an element that is pressed long with a finger. The click that follows is ignored. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const isLong = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      isLong.current = false
      if (pointerType !== 'touch') return
      const timer = setTimeout(() => {
        isLong.current = true
        navigator.vibrate?.(10)
        onLongPress()
      }, LONG_PRESS_MS)
      press.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The menu of a picture or a link would cover the selection. */
    onContextMenu(event: SyntheticEvent) {
      if (press.current !== undefined || isLong.current) event.preventDefault()
    },
    onClickCapture(event: SyntheticEvent) {
      if (!isLong.current) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
