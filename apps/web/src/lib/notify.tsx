import type { ReactNode } from 'react'
import toast from 'react-hot-toast/headless'

/** Spec §9. */
const DISPLAY_MS = 5000
const REMOVAL_DELAY_MS = 1_000_000

export interface Notification {
  readonly title: string
  readonly description?: string
  /** Links and buttons for next steps. */
  readonly actions?: ReactNode
  readonly tone?: 'error' | 'plain'
  /** How long it is shown, in ms. */
  readonly displayMs?: number
}

/** The actions of toasts that have none of their own, because each toast replaces the one before. */
export const usual: { actions?: ReactNode } = {}

/** Shows a toast. It replaces the visible one (spec §4). */
export function notify({
  title,
  description,
  actions = usual.actions,
  tone = 'plain',
  displayMs = DISPLAY_MS,
}: Notification): void {
  toast.dismiss()
  toast(
    <>
      <strong className="block font-extrabold">{title}</strong>
      {description !== undefined && <span>{description}</span>}
      {actions !== undefined && <div className="toast-actions">{actions}</div>}
    </>,
    {
      duration: displayMs,
      removeDelay: REMOVAL_DELAY_MS,
      className: tone,
      ariaProps: {
        role: tone === 'error' ? 'alert' : 'status',
        'aria-live': tone === 'error' ? 'assertive' : 'polite',
      },
    },
  )
}

/** Removes the toast after the user has chosen one of its actions. */
export const dismissNotification = (): void => {
  toast.dismiss()
}
