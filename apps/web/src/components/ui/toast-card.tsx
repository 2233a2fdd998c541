import { t } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'

/** A toast that is dragged this far to the right, in px, is dismissed (spec §9). */
const SWIPE_THRESHOLD_PX = 50

interface ToastCardProps {
  readonly item: Toast
  /** Pauses the toast's timer while the user reads it. */
  readonly startPause: () => void
  readonly endPause: () => void
  readonly onClose: () => void
}

/** A toast, which a swipe to the right dismisses. */
export function ToastCard({ item, startPause, endPause, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<number>()
  const [offset, setOffset] = useState(0)

  const pause = useEffectEvent(startPause)
  const resume = useEffectEvent(endPause)
  useEffect(() => {
    // The toast may have replaced one under the pointer.
    if (card.current?.matches(':hover')) pause()
    // A removed card gets no pointerleave and no blur, so the timer would stay paused.
    return () => resume()
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start !== undefined) setOffset(Math.max(0, event.clientX - start))
  }
  const onPointerEnd = () => {
    if (offset >= SWIPE_THRESHOLD_PX) onClose()
    setStart(undefined)
    setOffset(0)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a short cut; the button closes it
    <div
      ref={card}
      style={{ transform: `translateX(${offset}px)` }}
      className={`toast panel ${item.className === 'error' ? 'toast-error' : ''}`}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <div className="min-w-0 flex-1">{resolveValue(item.message, item)}</div>
      <button
        type="button"
        className="button button-plain button-icon -my-2"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
