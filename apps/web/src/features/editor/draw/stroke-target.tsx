import { type Layer, strokeLines } from '@memesmith/meme-render'
import type { Area } from '../canvas/area.ts'
import { strokeOfLayer } from './stroke-of-layer.ts'

/** A finger or a pointer needs a line of this width to hit it, in meme pixels. */
const MIN_TARGET = 24

/** Only the lines of a stroke take the pointer. Between them it reaches the layer below. */
export function StrokeTarget({ layer, area }: { readonly layer: Layer; readonly area: Area }) {
  const bounds = { left: 0, top: 0, width: area.width, height: area.height, degrees: 0 }
  const stroke = strokeOfLayer(layer, bounds)
  if (stroke === undefined) return null
  const lines = strokeLines(stroke, 1)
  return (
    <svg aria-hidden viewBox={`0 0 ${area.width} ${area.height}`} preserveAspectRatio="none">
      {lines.map(({ points: line, isClosed }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          key={index}
          d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`}
          strokeWidth={Math.max(MIN_TARGET, stroke.width)}
        />
      ))}
    </svg>
  )
}
