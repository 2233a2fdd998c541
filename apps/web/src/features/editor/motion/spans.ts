/** When captions are shown, in frames. */
import type { Caption } from '@memesmith/meme-render'
import { changeLayer, findLayer } from '../layers/edit-layers.ts'
import type { EditorLayers } from '../layers/editor-layer.ts'

/** The first frame with a caption, and the first one without it. */
export interface Span {
  readonly first: number
  readonly end: number
}

/**
 * The frames of a caption.
 *
 * @param moments when each frame begins, as fractions of the whole duration
 */
export function spanOf({ from = 0, to = 1 }: Caption, moments: readonly number[]): Span {
  const first = moments.findIndex((moment) => moment >= from)
  const end = moments.findIndex((moment) => moment >= to)
  const count = moments.length
  return {
    first: first === -1 ? count - 1 : first,
    end: to === 1 || end === -1 ? count : Math.max(1, end),
  }
}

/** Shows a caption on some frames only. A span of no frame becomes one of one frame. */
export function setSpan(
  layers: EditorLayers,
  id: string,
  { first, end }: Span,
  moments: readonly number[],
): EditorLayers {
  const layer = findLayer(layers, id)?.layer
  if (layer?.type !== 'caption') return layers
  const { from: _from, to: _to, ...always } = layer
  const count = moments.length
  const start = Math.min(Math.max(0, first), count - 1)
  const stop = Math.min(Math.max(start + 1, end), count)
  return changeLayer(layers, id, () => ({
    ...always,
    ...(start > 0 && { from: moments[start] ?? 0 }),
    ...(stop < count && { to: moments[stop] ?? 1 }),
  }))
}
