import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'

/** Spec §9. */
const DISPLAY_MS = 5000
const REMOVAL_DELAY_MS = 1_000_000

/** What can be done about a notification: a page to go to, or something to do. */
export type NotificationAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onClick: () => void }

export interface Notification {
  readonly title: string
  readonly description?: string
  readonly actions?: readonly NotificationAction[]
  readonly tone?: 'error' | 'plain'
}

/** Shows a notification in place of the one that is visible: one at a time (spec §4). */
export function notify({ title, description, actions, tone = 'plain' }: Notification): void {
  toast.dismiss()
  toast(
    <>
      <strong className="block font-extrabold">{title}</strong>
      {description !== undefined && <span>{description}</span>}
      {actions !== undefined && <ToastActions actions={actions} />}
    </>,
    {
      duration: DISPLAY_MS,
      removeDelay: REMOVAL_DELAY_MS,
      className: tone,
      ariaProps: {
        role: tone === 'error' ? 'alert' : 'status',
        'aria-live': tone === 'error' ? 'assertive' : 'polite',
      },
    },
  )
}

const ToastActions = ({ actions }: { readonly actions: readonly NotificationAction[] }) => (
  <div className="toast-actions">
    {actions.map((action) =>
      'to' in action ? (
        <Link key={action.label} to={action.to} onClick={() => toast.dismiss()}>
          {action.label}
        </Link>
      ) : (
        <button
          key={action.label}
          type="button"
          onClick={() => {
            toast.dismiss()
            action.onClick()
          }}
        >
          {action.label}
        </button>
      ),
    )}
  </div>
)
