import type { Layer } from '@memesmith/scenes'
import { SIDE } from './arrangements/direction.ts'

/** Signs that nobody can read the wrong way round. */
const READABLE = /[❓❗💤📅🔤💯🆘🏧🛑🚏]/u

/** The other way round: what was left is right. Words stay readable. */
export function mirrorLayers(layers: readonly Layer[]): Layer[] {
  return layers.map((layer): Layer => {
    if (layer.type === 'text') return { ...layer, x: SIDE - layer.x }
    if (layer.type === 'bubble') {
      const { tail } = layer
      return { ...layer, x: SIDE - layer.x, ...(tail && { tail: [SIDE - tail[0], tail[1]] }) }
    }
    if (layer.type === 'sprite' && READABLE.test(layer.emoji)) {
      return { ...layer, x: SIDE - layer.x }
    }
    return { type: 'group', x: SIDE, y: 0, flip: true, layers: [layer] }
  })
}
