import { pointsOfLayer } from '@memesmith/contract'
import { type Cover, MAX_LAYERS, MAX_STROKE_POINTS, type MemeSize } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { ownStep } from '../history/own-step.ts'
import { announceAdded } from '../layers/announce-added.ts'
import { COVER_NAMES } from '../layers/cover-names.ts'
import { addLayer, changeLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { placeOfDrawn } from '../layers/insert-cover.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { STROKE_NAMES } from '../layers/stroke-names.ts'
import { coverOfPoints, type Drawn, pointsOfDrawn, strokeOfPoints } from './stroke-of-points.ts'

/** The layers that were drawn since drawing began. */
const drawn = new Set<string>()

/** What is drawn from now on is a drawing of its own. */
export const beginDrawing = (): void => drawn.clear()

/**
 * Adds what was drawn to the draft, as a step of its own. Lines of the same pen or brush belong to one layer, so
 * that a drawing of many lines is moved as one, and is not limited by the number of layers.
 */
export function keepDrawn(layer: Drawn, size: MemeSize): void {
  const { layers, edit } = useEditorStore.getState()
  const index = placeOfDrawn(layer, layers)
  const last = layers[index - 1]
  const joined = last && join(last, layer, size)
  const name = layer.type === 'cover' ? COVER_NAMES[layer.kind]() : STROKE_NAMES[layer.kind]()
  if (last !== undefined && joined !== undefined) {
    edit(ownStep(), (work) => ({ layers: changeLayer(work.layers, last.id, () => joined) }))
    announceAdded(name)
  } else if (layers.length < MAX_LAYERS) {
    const added = addLayer(layers, layer, index)
    edit(ownStep(), () => ({ layers: added.layers }))
    drawn.add(added.id)
    announceAdded(name)
  } else insertLayer(layer)
}

/** The last layer that was drawn and a new one as one; undefined if they do not belong together. */
function join({ id, layer }: EditorLayer, added: Drawn, size: MemeSize): Drawn | undefined {
  if (!drawn.has(id) || (layer.type !== 'stroke' && layer.type !== 'cover')) return undefined
  if (layer.place.rotation !== 0) return undefined
  if (pointsOfLayer(layer).length + 1 + pointsOfLayer(added).length > MAX_STROKE_POINTS) {
    return undefined
  }
  const parts = () => [...pointsOfDrawn(layer, size), ...pointsOfDrawn(added, size)]
  if (layer.type === 'cover' && added.type === 'cover') {
    if (layer.kind !== added.kind) return undefined
    const [width, other] = [widthOfBrush(layer, size), widthOfBrush(added, size)]
    // They are rounded in their own boxes.
    if (width === undefined || other === undefined || Math.abs(width - other) > 1) return undefined
    return coverOfPoints({ kind: added.kind, width: other }, parts(), size)
  }
  if (layer.type === 'cover' || added.type === 'cover') return undefined
  const { place: _, points: _points, ...look } = layer
  const { place: _other, points: _more, ...otherLook } = added
  const isFree = look.kind === 'pen' || look.kind === 'highlighter'
  if (!isFree || JSON.stringify(look) !== JSON.stringify(otherLook)) return undefined
  return strokeOfPoints(look, parts(), size)
}

/** In meme pixels. */
const widthOfBrush = ({ brush, place }: Cover, size: MemeSize): number | undefined =>
  brush && brush.width * place.width * size.width
