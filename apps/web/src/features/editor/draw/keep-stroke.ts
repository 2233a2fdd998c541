import { MAX_LAYERS, MAX_STROKE_POINTS, type MemeSize, type Stroke } from '@memesmith/meme-render'
import { announce } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { addLayer, changeLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { STROKE_NAMES } from '../layers/stroke-names.ts'
import { pointsOfStroke, strokeOfPoints } from './stroke-of-points.ts'

let steps = 0
/** The layers that were drawn since drawing began. */
const drawn = new Set<string>()

/** What is drawn from now on is a drawing of its own. */
export const beginDrawing = (): void => drawn.clear()

/**
 * Adds a stroke to the draft, as a step of its own. Lines of the same pen belong to one layer, so that a
 * drawing of many lines is moved as one, and is not limited by the number of layers.
 */
export function keepStroke(stroke: Stroke, size: MemeSize): void {
  steps += 1
  const { layers, edit } = useEditorStore.getState()
  const last = layers.at(-1)
  const joined = last && join(last, stroke, size)
  if (last !== undefined && joined !== undefined) {
    edit(`draw ${steps}`, (work) => ({ layers: changeLayer(work.layers, last.id, () => joined) }))
    announce(`${STROKE_NAMES[stroke.kind]} added`)
  } else if (layers.length < MAX_LAYERS) {
    const added = addLayer(layers, stroke)
    edit(`draw ${steps}`, () => ({ layers: added.layers }))
    drawn.add(added.id)
    announce(`${STROKE_NAMES[stroke.kind]} added`)
  } else insertLayer(stroke)
}

/** The last stroke and a new one as one; undefined if they do not belong together. */
function join({ id, layer }: EditorLayer, stroke: Stroke, size: MemeSize): Stroke | undefined {
  if (!drawn.has(id) || layer.type !== 'stroke' || layer.place.rotation !== 0) return undefined
  const { place: _, points, ...look } = layer
  const { place: _other, points: more, ...otherLook } = stroke
  const isFree = look.kind === 'pen' || look.kind === 'highlighter'
  if (!isFree || JSON.stringify(look) !== JSON.stringify(otherLook)) return undefined
  if (points.length + 1 + more.length > MAX_STROKE_POINTS) return undefined
  return strokeOfPoints(
    look,
    [...pointsOfStroke(layer, size), ...pointsOfStroke(stroke, size)],
    size,
  )
}
