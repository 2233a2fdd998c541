import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** Spec §9. */
const OPEN_DELAY_MS = 700

interface IconButtonProps {
  /** What it does, as the tooltip says. */
  readonly label: string
  /** What it does it to, where there are many such buttons: its name goes on with that. */
  readonly of?: string
  readonly icon: ReactNode
  readonly className?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button that shows a picture; its name comes as a tooltip. */
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
      {/* Inside a landmark, like everything else that can be read. */}
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
