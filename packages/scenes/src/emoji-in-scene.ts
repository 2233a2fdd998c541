import type { Layer, Scene } from './scene.ts'

/** Every emoji whose picture a scene needs, in the order of drawing. */
export function emojiInScene(scene: Scene): string[] {
  return [...new Set(scene.layers.flatMap(emojiInLayer))]
}

function emojiInLayer(layer: Layer): string[] {
  switch (layer.type) {
    case 'sprite':
      return [layer.emoji]
    case 'figure':
      return [layer.head]
    case 'scatter':
      return typeof layer.of === 'string' ? [layer.of] : []
    case 'group':
      return layer.layers.flatMap(emojiInLayer)
    case 'panel':
      return emojiInScene(layer.scene)
    default:
      return []
  }
}
