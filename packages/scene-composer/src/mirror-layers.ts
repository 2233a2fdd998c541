import type { Layer } from '@memesmith/scenes'
import { SIDE } from './arrangements/direction.ts'
import { recordOf } from './things/things.ts'

/** Mirrors layers from left to right. Words stay readable. */
export function mirrorLayers(layers: readonly Layer[]): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.type === 'text') return { ...layer, x: SIDE - layer.x }
    if (layer.type === 'bubble') {
      const { tail } = layer
      return { ...layer, x: SIDE - layer.x, ...(tail && { tail: [SIDE - tail[0], tail[1]] }) }
    }
    if (layer.type === 'sprite' && recordOf(layer.emoji).hasWriting) {
      return { ...layer, x: SIDE - layer.x }
    }
    return { type: 'group', x: SIDE, y: 0, flip: true, layers: [layer] }
  })
}
