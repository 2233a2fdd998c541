/** Draws hats and glasses on an actor's head. */

import type { Layer, PropLayer } from '@memesmith/scenes'
import type { Costume } from '../things/costume.ts'
import { recordOf } from '../things/things.ts'
import type { Actor } from './actor.ts'
import { BELOW_COLLAR, headSize, type Spot, spriteSize, TORSO } from './spot.ts'
import { sprite } from './sprite.ts'

/** Where a hat's brim is, and how wide the head is there. */
interface Crown {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A head's center above its collar, and its crown from there, in head sizes. */
const NECK = 0.36
const BROW = 0.27
const BROW_WIDTH = 0.7
/** Width and height of drawn hats, in widths of the head. */
const HAT_SIZES: Readonly<Partial<Record<PropLayer['name'], readonly [number, number]>>> = {
  chefHat: [1.15, 1],
  feltHat: [1.6, 0.75],
  helmet: [1.3, 0.66],
  judgeWig: [1.3, 0.75],
  peakedCap: [1.25, 0.62],
  pointedHat: [1.4, 1.25],
  spaceHelmet: [1.15, 1],
}

/** What an actor wears on its head, to be drawn over it. */
export function costumeLayers(actor: Actor, spot: Spot): Layer[] {
  if (actor.form === 'bust' || actor.costume === undefined) return []
  return actor.form === 'figure'
    ? onFigure(actor.costume, spot)
    : onSprite(actor.costume, actor, spot)
}

function onFigure({ hat, glasses }: Costume, spot: Spot): Layer[] {
  const { x, feet, faces = 'right', rotate = 0, legs = true, pose = 'rest', tilt } = spot
  const size = headSize(spot)
  const crown = { x: 0, y: -BROW * size, width: BROW_WIDTH * size }
  const worn: Layer[] = [
    ...(glasses === undefined ? [] : [onNose(glasses, size * 0.8)]),
    ...hatLayers(hat, crown),
  ]
  const turn = tilt ?? (pose === 'rest' ? 0 : 4)
  const y = feet - size * (legs ? BELOW_COLLAR : TORSO)
  const head: Layer = { type: 'group', x: 0, y: -NECK * size, rotate: turn, layers: worn }
  return [{ type: 'group', x, y, rotate, flip: faces === 'left', layers: [head] }]
}

function onNose(emoji: string, size: number, x = 0, y = 0): Layer {
  return sprite(emoji, x, y, size)
}

function onSprite(
  { hat, glasses }: Costume,
  actor: Actor & { form: 'sprite' },
  spot: Spot,
): Layer[] {
  const { x, feet, faces = 'left', rotate = 0, legs = true } = spot
  const { crown: [right, up, width] = [0, 0.86, 0.4], facesRight = false } = recordOf(actor.emoji)
  const size = spriteSize(spot)
  const middle = size * 0.44
  const y = feet - (actor.floats && legs ? size * 0.35 : 0) - middle
  const crown = { x: right * size, y: middle - up * size, width: width * size }
  const flip = (faces === 'right') !== facesRight
  const worn: Layer[] = [
    ...(glasses === undefined
      ? []
      : [onNose(glasses, crown.width, crown.x, crown.y + crown.width * 0.45)]),
    ...hatLayers(hat, crown),
  ]
  return [{ type: 'group', x, y, rotate, flip, layers: worn }]
}

function hatLayers(hat: Costume['hat'], { x, y, width }: Crown): Layer[] {
  if (hat === undefined) return []
  if ('emoji' in hat) return [sprite(hat.emoji, x, y + width * 0.1, width, { anchor: 'feet' })]
  if ('around' in hat) return [sprite(hat.around, x, y + width * 0.2, width * 1.85)]
  const [wide, high] = HAT_SIZES[hat.prop] ?? [1, 1]
  const { prop: name, ...color } = hat
  return [
    {
      type: 'prop',
      name,
      ...color,
      x,
      y: y + width * 0.1,
      width: wide * width,
      height: high * width,
    },
  ]
}
