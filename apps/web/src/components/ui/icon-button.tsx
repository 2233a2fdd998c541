import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { closeTooltip, leaveTooltip, openTooltip } from './tooltip.ts'

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
  <button
    type="button"
    className={`button button-icon ${className}`}
    aria-label={of === undefined ? label : t`${label} ${of}`}
    disabled={disabled}
    onPointerEnter={({ currentTarget, pointerType }) => {
      if (pointerType !== 'touch') openTooltip(currentTarget, label)
    }}
    onPointerLeave={leaveTooltip}
    onPointerDown={closeTooltip}
    onFocus={({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) openTooltip(currentTarget, label, true)
    }}
    onBlur={closeTooltip}
    onClick={() => {
      closeTooltip()
      onClick()
    }}
  >
    {icon}
  </button>
)
