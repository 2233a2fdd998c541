import { type Context, oval, place, radial, shape } from '../paint.ts'
import { between, createRandom, pick } from '../random.ts'
import type { ScatterLayer } from '../scene.ts'
import type { Sprites } from '../sprites.ts'
import { drawSprite } from './draw-sprite.ts'

type ShapeName = Exclude<ScatterLayer['of'], string>['shape']

/** Draws many copies of a picture or a small shape, at places that the seed decides. */
export function drawScatter(context: Context, layer: ScatterLayer, sprites: Sprites): void {
  const { of, count, seed, area, size, turn = 0, opacity = 1, shadow = 'none' } = layer
  const [left, top, right, bottom] = area
  const random = createRandom(seed)
  for (const { across, down } of spreadPlaces(count, (right - left) / (bottom - top), random)) {
    const placement = {
      x: left + across * (right - left),
      y: top + down * (bottom - top),
      rotate: between(random, -turn, turn),
      opacity,
    }
    const side = between(random, size[0], size[1])
    if (typeof of === 'string') {
      drawSprite(context, { type: 'sprite', emoji: of, size: side, shadow, ...placement }, sprites)
      continue
    }
    const color = pick(random, of.colors)
    place(context, placement, () => paintShape(context, of.shape, side, color))
  }
}

/** One place per cell of a grid, moved about inside it: random, yet without clumps and holes. */
function spreadPlaces(count: number, aspect: number, random: () => number) {
  const columns = Math.max(1, Math.round(Math.sqrt(count * aspect)))
  const rows = Math.ceil(count / columns)
  const cells = Array.from({ length: count }, (_, index) => index)
  return cells.map((index) => ({
    across: ((index % columns) + between(random, 0.08, 0.92)) / columns,
    down: (Math.floor(index / columns) + between(random, 0.08, 0.92)) / rows,
  }))
}

function paintShape(context: Context, name: ShapeName, size: number, color: string): void {
  switch (name) {
    case 'dot':
      oval(context, 0, 0, size, size, color)
      break
    case 'confetti':
      context.fillStyle = color
      context.fillRect(-size / 2, -size / 5, size, size / 2.5)
      break
    case 'rain':
      context.fillStyle = color
      context.fillRect(-1.5, -size / 2, 3, size)
      break
    case 'star':
      shape(
        context,
        Array.from({ length: 8 }, (_, index) => {
          const reach = index % 2 === 0 ? size / 2 : size / 7
          const angle = (index / 8) * Math.PI * 2
          return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
        }),
        color,
      )
      break
    case 'bubble': {
      const rim = [
        'rgba(255, 255, 255, 0.05)',
        'rgba(255, 255, 255, 0.12)',
        'rgba(255, 255, 255, 0.75)',
      ]
      oval(context, 0, 0, size, size, radial(context, size * 0.08, size * 0.08, size * 0.58, rim))
      oval(context, -size * 0.18, -size * 0.2, size * 0.2, size * 0.14, color)
      break
    }
  }
}
