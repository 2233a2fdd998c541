import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import toast, { type Toast } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card.tsx'
import { useToastPlace } from './use-toast-place.ts'

interface ToastRegionProps {
  /** Whether this is the region that toasts are shown in now. */
  readonly isReachable: boolean
  /** The dialog that it belongs to, or null for the page. */
  readonly dialog: Element | null
  readonly item: Toast | undefined
  readonly startPause: () => void
  readonly endPause: () => void
}

/** Where notifications appear; F8 goes there (spec §9), Escape closes and goes back. */
export function ToastRegion({ isReachable, dialog, item, startPause, endPause }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  useToastPlace(region, item?.id, dialog)

  useLayoutEffect(() => {
    // In the top layer it is over every dialog, and no style of a dialog moves or cuts it.
    region.current?.showPopover?.()
  }, [])

  useEffect(() => {
    if (!isReachable) return
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [isReachable])

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const close = () => {
    toast.dismiss(item?.id)
    const isInside = region.current?.contains(document.activeElement)
    if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  const cardOf = (role: Toast['ariaProps']['role']) =>
    item?.ariaProps.role === role && (
      <ToastCard
        key={item.id}
        item={item}
        startPause={startPause}
        endPause={endPause}
        onClose={close}
      />
    )
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={isReachable ? 'Notification' : undefined}
      tabIndex={-1}
      className="toast-region"
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        // The dialog around it stays open.
        event.preventDefault()
      }}
    >
      {/*
       * Both are there from the start: screen readers announce only what comes into a known place.
       * In a dialog they have no role, as an empty alert there would be taken for the dialog's.
       */}
      <div role={dialog === null ? 'status' : undefined} aria-live="polite">
        {cardOf('status')}
      </div>
      <div role={dialog === null ? 'alert' : undefined} aria-live="assertive">
        {cardOf('alert')}
      </div>
    </section>
  )
}
