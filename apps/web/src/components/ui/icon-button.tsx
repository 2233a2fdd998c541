import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** Spec §9. */
const OPEN_DELAY_MS = 700

interface IconButtonProps {
  /** The action, which is also the text of the tooltip. */
  readonly label: string
  /** The object of the action, for the accessible name, if there are many such buttons. */
  readonly of?: string
  readonly icon: ReactNode
  readonly className?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button with an icon and a tooltip. */
export const IconButton = ({
  label,
  of,
  icon,
  className = '',
  disabled = false,
  onClick,
}: IconButtonProps) => (
  <Tooltip.Provider delayDuration={OPEN_DELAY_MS}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          className={`button button-icon ${className}`}
          aria-label={of === undefined ? label : `${label} ${of}`}
          disabled={disabled}
          onClick={onClick}
        >
          {icon}
        </button>
      </Tooltip.Trigger>
      {/* Inside a landmark, because all content must be in one. */}
      <Tooltip.Portal container={document.getElementById('main')}>
        <Tooltip.Content
          sideOffset={8}
          className="z-50 rounded-lg bg-ink px-2.5 py-1 text-sm font-semibold text-paper"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
)
