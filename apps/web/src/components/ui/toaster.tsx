import { X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import toast, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'

/** Spec §9: dragged this far to the right, a toast goes. */
const SWIPE_THRESHOLD_PX = 50

/** The region where notifications appear; F8 goes there (spec §9). */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const region = useRef<HTMLElement>(null)
  const current = toasts.find(({ visible }) => visible)

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [])

  return (
    <section
      ref={region}
      aria-label="Notification"
      tabIndex={-1}
      className="fixed right-0 bottom-0 z-50 w-full max-w-[420px] p-4 empty:pointer-events-none"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {current && <ToastCard key={current.id} item={current} />}
    </section>
  )
}

function ToastCard({ item }: { readonly item: Toast }) {
  const [start, setStart] = useState<number>()
  const [offset, setOffset] = useState(0)
  const close = () => toast.dismiss(item.id)

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start !== undefined) setOffset(Math.max(0, event.clientX - start))
  }
  const onPointerEnd = () => {
    if (offset >= SWIPE_THRESHOLD_PX) close()
    setStart(undefined)
    setOffset(0)
  }

  return (
    <div
      {...item.ariaProps}
      style={{ transform: `translateX(${offset}px)` }}
      className={`panel flex touch-pan-y items-start gap-3 p-4 pr-2 shadow-[var(--shadow)] motion-safe:animate-[toast-in_160ms_ease-out] ${
        item.className === 'error'
          ? 'border-l-[10px] border-l-danger'
          : 'border-l-[10px] border-l-mint'
      }`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <div className="flex-1">{resolveValue(item.message, item)}</div>
      <button
        type="button"
        className="button button-plain button-icon -my-2"
        aria-label="Close"
        onClick={close}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
