import { t } from '@lingui/core/macro'
import { type MemeSize, partsOf, type StrokeLayout, strokeLines } from '@memesmith/meme-render'
import type { Point } from '../canvas/area.ts'
import { announce, useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { ownStep } from '../history/own-step.ts'
import { visibleLayers } from '../layers/editor-layer.ts'
import { distance } from './simplify-line.ts'
import { strokeOfLayer } from './stroke-of-layer.ts'
import {
  coverOfPoints,
  type Drawn,
  keepParts,
  pointsOfDrawn,
  strokeOfPoints,
} from './stroke-of-points.ts'

/** How far from a line the eraser takes it, in meme pixels. */
const REACH = 8

/**
 * Removes the lines at a point: of a drawing, each line that was drawn at once.
 *
 * @param group changes with the same group are one step
 */
export function eraseAt(point: Point, size: MemeSize, group: string): void {
  const erased = new Map<string, Drawn | undefined>()
  for (const { id, layer, stroke } of drawnLayers()) {
    const reach = REACH + stroke.width / 2
    const at = { ...point, pressure: 1 }
    const hit = strokeLines(stroke, 1).map(({ points, isClosed }) => {
      const [first] = points
      const line = (isClosed && first ? [...points, first] : points).map((each) => ({
        ...each,
        pressure: 1,
      }))
      const [only] = line
      if (line.length === 1 && only) return distance(at, only, only) <= reach
      return line.some((end, to) => {
        const start = line[to - 1]
        return start !== undefined && distance(at, start, end) <= reach
      })
    })
    if (!hit.includes(true)) continue
    erased.set(
      id,
      withParts(layer, stroke, (part) => !hit[part], size),
    )
  }
  if (erased.size > 0) keep(erased, group)
}

/** Removes the line that was drawn last, of the drawing in front, as a step of its own. */
export function eraseLast(size: MemeSize): void {
  const last = drawnLayers().at(-1)
  if (last === undefined) return
  const { id, layer, stroke } = last
  const end = partsOf(stroke.points).length - 1
  keep(new Map([[id, withParts(layer, stroke, (part) => part < end, size)]]), ownStep())
}

/** What was drawn and can be erased, from back to front. */
function drawnLayers() {
  const { layout } = useCanvasStore.getState()
  const { layers } = useEditorStore.getState()
  return visibleLayers(layers).flatMap(({ id, layer, isLocked }, index) => {
    const shown = layout?.layers[index]
    if (isLocked || shown === undefined) return []
    if (layer.type !== 'stroke' && layer.type !== 'cover') return []
    const stroke = strokeOfLayer(layer, shown.bounds)
    return stroke === undefined ? [] : [{ id, layer, stroke }]
  })
}

function keep(erased: ReadonlyMap<string, Drawn | undefined>, group: string): void {
  useEditorStore.getState().edit(group, (work) => ({
    layers: work.layers.flatMap((each) => {
      if (!erased.has(each.id)) return [each]
      const left = erased.get(each.id)
      return left === undefined ? [] : [{ ...each, layer: left }]
    }),
  }))
  announce(t`Erased`)
}

/** What is left of a drawing; undefined for nothing. The box of an upright one is that of what is left. */
function withParts(
  layer: Drawn,
  { kind, width }: StrokeLayout,
  isLeft: (part: number) => boolean,
  size: MemeSize,
): Drawn | undefined {
  if (kind !== 'pen' && kind !== 'highlighter') return undefined
  const left = pointsOfDrawn(layer, size).filter((_, part) => isLeft(part))
  if (left.length === 0) return undefined
  if (layer.place.rotation !== 0) return keepParts(layer, isLeft)
  if (layer.type === 'cover') return coverOfPoints({ kind: layer.kind, width }, left, size)
  const { place: _, points: _points, ...look } = layer
  return strokeOfPoints(look, left, size)
}
