import type { Layer, SpriteLayer } from '@memesmith/scenes'
import { sprite } from './cast/sprite.ts'
import type { Reading } from './reading/read-prompt.ts'

/** Crosses out the things that are broken or absent, and reduces their color. */
export function markBroken(layers: readonly Layer[], { actors, objects }: Reading): Layer[] {
  const broken = [...actors, ...objects].filter(({ isBroken }) => isBroken)
  const emoji = new Set(broken.map(({ thing }) => thing.emoji))
  return layers.flatMap((layer) => {
    if (layer.type !== 'sprite' || !emoji.has(layer.emoji)) return [layer]
    return [{ ...layer, saturation: 0.2 }, cross(layer)]
  })
}

function cross({ x, y, size, anchor }: SpriteLayer): SpriteLayer {
  const middle = anchor === 'feet' ? y - size / 2 : y
  return sprite('❌', x + size * 0.24, middle + size * 0.16, size * 0.52, {
    rotate: -8,
    shadow: 'drop',
  })
}
