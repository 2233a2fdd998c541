import type { MemeSize } from '@memesmith/meme-render'
import type { PointerEvent } from 'react'
import { type Area, centerOf, rotate } from './area.ts'
import { areaStyle } from './area-style.ts'
import type { GestureKind } from './layer-gesture.ts'
import { ResizeHandles } from './resize-handles.tsx'
import { useLiveArea } from './use-live-area.ts'

interface LayerHandlesProps {
  /** Of the layer. */
  readonly id: string
  /** Of the layer, unless it is being dragged. */
  readonly area: Area
  readonly size: MemeSize
  readonly isLocked: boolean
  readonly onPointerDown: (event: PointerEvent, kind: GestureKind) => void
}

/** The frame of the selected layer, with eight handles to resize it and one to turn it. */
export function LayerHandles(props: LayerHandlesProps) {
  const { id, size, isLocked, onPointerDown } = props
  const area = useLiveArea(id, props.area, size)
  return (
    // The panel has the same changes as fields, for the keyboard and for screen readers.
    <div aria-hidden className="layer-frame" style={areaStyle(area, size)}>
      {!isLocked && (
        <>
          <div
            className="layer-handle layer-turn"
            data-side={sideOfTurn(area, size)}
            onPointerDown={(event) => onPointerDown(event, 'turn')}
          />
          <div className="layer-handles">
            <ResizeHandles degrees={area.degrees} onPointerDown={onPointerDown} />
          </div>
        </>
      )}
    </div>
  )
}

/** Room that the handle to turn a layer needs, in shares of the picture's height. */
const TURN_ROOM = 0.1

/** Where the handle to turn a layer is within the picture: above the layer, below or inside it. */
function sideOfTurn(area: Area, { width, height }: MemeSize): 'above' | 'below' | 'inside' {
  const center = centerOf(area)
  const isIn = (y: number) => {
    const end = rotate({ x: 0, y }, area.degrees)
    const [across, down] = [center.x + end.x, center.y + end.y]
    return across >= 0 && across <= width && down >= 0 && down <= height
  }
  const reach = area.height / 2 + TURN_ROOM * height
  if (isIn(-reach)) return 'above'
  return isIn(reach) ? 'below' : 'inside'
}
