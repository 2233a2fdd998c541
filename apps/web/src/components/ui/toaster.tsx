import { type FocusEvent, useEffect, useRef } from 'react'
import toast, { type Toast, useToaster } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card.tsx'

/** The region where notifications appear; F8 goes there (spec §9), Escape closes and goes back. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const current = toasts.find(({ visible }) => visible)

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [])

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const close = () => {
    toast.dismiss(current?.id)
    const isInside = region.current?.contains(document.activeElement)
    if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  const cardOf = (role: Toast['ariaProps']['role']) =>
    current?.ariaProps.role === role && (
      <ToastCard
        key={current.id}
        item={current}
        startPause={handlers.startPause}
        endPause={handlers.endPause}
        onClose={close}
      />
    )
  return (
    <div className="toast-place shell">
      <section
        ref={region}
        aria-label="Notification"
        tabIndex={-1}
        className="toast-region"
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        {/* Both are there from the start: screen readers announce only what comes into a known place. */}
        <div role="status" aria-live="polite">
          {cardOf('status')}
        </div>
        <div role="alert" aria-live="assertive">
          {cardOf('alert')}
        </div>
      </section>
    </div>
  )
}
