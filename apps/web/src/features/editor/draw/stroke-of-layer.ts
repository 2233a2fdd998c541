import type { Bounds, Layer, StrokeLayout } from '@memesmith/meme-render'

/**
 * What was drawn by hand as a stroke, for what is done along its lines: of what a brush hides, a line as wide as the
 * brush.
 *
 * @param bounds of the layer
 * @returns undefined for a layer that was not drawn
 */
export function strokeOfLayer(layer: Layer, bounds: Bounds): StrokeLayout | undefined {
  if (layer.type === 'stroke') {
    const { type, kind, points, color, outlineColor, width } = layer
    return { type, kind, points, color, outlineColor, width, bounds }
  }
  if (layer.type !== 'cover' || layer.brush === undefined) return undefined
  return {
    type: 'stroke',
    kind: 'pen',
    points: layer.brush.points,
    color: '#000000',
    outlineColor: undefined,
    width: layer.brush.width * bounds.width,
    bounds,
  }
}
