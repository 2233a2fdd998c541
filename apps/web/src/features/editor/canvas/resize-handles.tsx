import { t } from '@lingui/core/macro'
import type { KeyboardEvent, PointerEvent } from 'react'
import { HANDLES, type Handle, sidesOf } from './area.ts'

interface ResizeHandlesProps {
  /** The rotation of what they resize, which turns the cursors. */
  readonly degrees?: number
  readonly onPointerDown: (event: PointerEvent, handle: Handle) => void
  /** With this, the handles are buttons for the keyboard. */
  readonly onKeyDown?: (event: KeyboardEvent, handle: Handle) => void
}

/** Eight handles on the sides and corners of the element that they are in. */
export const ResizeHandles = ({ degrees = 0, onPointerDown, onKeyDown }: ResizeHandlesProps) =>
  HANDLES.map((handle) => {
    const { x, y } = sidesOf(handle)
    const shared = {
      className: 'layer-handle',
      'data-handle': handle,
      style: {
        left: `${(x + 1) * 50}%`,
        top: `${(y + 1) * 50}%`,
        cursor: cursorOf(handle, degrees),
      },
      onPointerDown: (event: PointerEvent) => onPointerDown(event, handle),
    }
    return onKeyDown === undefined ? (
      <div key={handle} {...shared} />
    ) : (
      <button
        key={handle}
        {...shared}
        type="button"
        aria-label={NAMES[handle]()}
        onKeyDown={(event) => onKeyDown(event, handle)}
      />
    )
  })

const NAMES: Readonly<Record<Handle, () => string>> = {
  nw: () => t`Top left handle`,
  n: () => t`Top handle`,
  ne: () => t`Top right handle`,
  e: () => t`Right handle`,
  se: () => t`Bottom right handle`,
  s: () => t`Bottom handle`,
  sw: () => t`Bottom left handle`,
  w: () => t`Left handle`,
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The cursor for a handle of something rotated. */
function cursorOf(handle: Handle, degrees: number): string | undefined {
  const { x, y } = sidesOf(handle)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4]
}
