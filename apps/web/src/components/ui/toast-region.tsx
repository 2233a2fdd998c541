import { t } from '@lingui/core/macro'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import toast, { type Toast } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card.tsx'

interface ToastRegionProps {
  /** Whether toasts are shown in this region now. */
  readonly isReachable: boolean
  /** The dialog that contains the region, or null for the page. */
  readonly dialog: Element | null
  readonly item: Toast | undefined
  readonly startPause: () => void
  readonly endPause: () => void
}

/**
 * The region of notifications. F8 focuses it (spec §9); Escape closes the toast and restores the
 * focus.
 */
export function ToastRegion({ isReachable, dialog, item, startPause, endPause }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    // In the top layer the region is above every dialog, and a dialog's styles can't move or clip
    // it.
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
      aria-label={isReachable ? t`Notification` : undefined}
      tabIndex={-1}
      className="toast-region"
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        // Keeps the dialog around it open.
        event.preventDefault()
      }}
    >
      {/*
       * Both elements exist from the start, because screen readers announce only changes of
       * existing live regions. In a dialog they have no role: an empty alert would be read as the
       * dialog's own.
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
