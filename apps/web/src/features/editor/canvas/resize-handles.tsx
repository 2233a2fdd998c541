import type { PointerEvent } from 'react'
import { HANDLES, type Handle, sidesOf } from './area.ts'

interface ResizeHandlesProps {
  /** The rotation of what they resize, which turns the cursors. */
  readonly degrees?: number
  readonly onPointerDown: (event: PointerEvent, handle: Handle) => void
}

/** Eight handles on the sides and corners of the element that they are in. */
export const ResizeHandles = ({ degrees = 0, onPointerDown }: ResizeHandlesProps) =>
  HANDLES.map((handle) => (
    <div
      key={handle}
      className="layer-handle"
      data-handle={handle}
      style={{
        left: `${(sidesOf(handle).x + 1) * 50}%`,
        top: `${(sidesOf(handle).y + 1) * 50}%`,
        cursor: cursorOf(handle, degrees),
      }}
      onPointerDown={(event) => onPointerDown(event, handle)}
    />
  ))

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The cursor for a handle of something rotated. */
function cursorOf(handle: Handle, degrees: number): string | undefined {
  const { x, y } = sidesOf(handle)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4]
}
