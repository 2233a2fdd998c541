import type { MemeSize } from '@memesmith/meme-render'
import type { PointerEvent } from 'react'
import { type Area, HANDLES, sidesOf } from './area.ts'
import { areaStyle } from './area-style.ts'
import type { GestureKind } from './layer-gesture.ts'

interface LayerHandlesProps {
  readonly area: Area
  readonly size: MemeSize
  readonly isLocked: boolean
  readonly onPointerDown: (event: PointerEvent, kind: GestureKind) => void
}

/** The frame of the selected layer, with eight handles to resize it and one to turn it. */
export function LayerHandles({ area, size, isLocked, onPointerDown }: LayerHandlesProps) {
  return (
    // The panel has the same changes as fields, for the keyboard and for screen readers.
    <div aria-hidden className="layer-frame" style={areaStyle(area, size)}>
      {!isLocked && (
        <>
          <div
            className="layer-handle layer-turn"
            onPointerDown={(event) => onPointerDown(event, 'turn')}
          />
          {HANDLES.map((handle) => (
            <div
              key={handle}
              className="layer-handle"
              data-handle={handle}
              style={{
                left: `${(sidesOf(handle).x + 1) * 50}%`,
                top: `${(sidesOf(handle).y + 1) * 50}%`,
                cursor: cursorOf(handle, area.degrees),
              }}
              onPointerDown={(event) => onPointerDown(event, handle)}
            />
          ))}
        </>
      )}
    </div>
  )
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The cursor for a handle of a rotated layer. */
function cursorOf(handle: (typeof HANDLES)[number], degrees: number): string | undefined {
  const { x, y } = sidesOf(handle)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4]
}
