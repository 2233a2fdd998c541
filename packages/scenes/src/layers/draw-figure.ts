/**
 * A character: the face of an emoji on a drawn body with arms.
 *
 * Emoji are mostly heads; a body lets them sit at desks, hold things and point. Everything is in
 * units of the head's size, with the origin at the collar, so a figure scales as a whole.
 */
import { darken, fade, lighten } from '../color.ts'
import type { Point } from '../geometry.ts'
import {
  type Context,
  horizontal,
  oval,
  place,
  radial,
  roundBox,
  shape,
  vertical,
} from '../paint.ts'
import type { FigureLayer } from '../scene.ts'
import type { Sprites } from '../sprites.ts'
import { drawSprite } from './draw-sprite.ts'

const SHOULDER = 0.46
const ARM = 0.19
const TIE = '#e0314f'

/** Draws a character. */
export function drawFigure(context: Context, layer: FigureLayer, sprites: Sprites): void {
  const { size, torso = 1.1, skin = '#ffc83d', leftHand, rightHand } = layer
  place(context, layer, () => {
    if (layer.legs) paintLegs(context, size, torso)
    paintTorso(context, layer, size, torso)
    const arm = darken(layer.color, 0.14)
    paintArm(context, size, -SHOULDER, leftHand ?? [-0.6, torso * 0.86], arm, skin)
    paintArm(context, size, SHOULDER, rightHand ?? [0.6, torso * 0.86], arm, skin)
    drawSprite(
      context,
      {
        type: 'sprite',
        emoji: layer.head,
        x: 0,
        y: -size * 0.36,
        size,
        rotate: layer.tilt ?? 0,
        shadow: 'none',
      },
      sprites,
    )
  })
}

function paintTorso(context: Context, layer: FigureLayer, size: number, torso: number): void {
  const { outfit, color } = layer
  const bottom = size * torso
  const half = size * 0.56
  context.beginPath()
  context.moveTo(-size * 0.16, -size * 0.04)
  context.bezierCurveTo(-size * 0.36, 0, -half, size * 0.02, -half, size * 0.34)
  context.lineTo(-size * 0.5, bottom)
  context.lineTo(size * 0.5, bottom)
  context.lineTo(half, size * 0.34)
  context.bezierCurveTo(half, size * 0.02, size * 0.36, 0, size * 0.16, -size * 0.04)
  context.closePath()
  context.fillStyle = horizontal(context, -half, half, [
    darken(color, 0.22),
    lighten(color, 0.1),
    color,
    darken(color, 0.3),
  ])
  context.fill()
  context.save()
  context.clip()
  if (outfit === 'suit') paintSuit(context, size, bottom, color)
  if (outfit === 'hoodie') paintHoodie(context, size, color)
  if (outfit === 'robe') paintRobe(context, size, bottom, color)
  // The head's own shadow on the chest.
  oval(context, 0, size * 0.02, size * 0.74, size * 0.36, fade('#120a24', 0.28))
  context.restore()
}

function paintSuit(context: Context, size: number, bottom: number, color: string): void {
  const s = (x: number, y: number): Point => [x * size, y * size]
  shape(context, [s(-0.2, -0.1), s(0.2, -0.1), s(0, 0.78)], '#f4f6fb')
  shape(context, [s(-0.07, 0.1), s(0.07, 0.1), s(0.045, 0.2), s(-0.045, 0.2)], darken(TIE, 0.15))
  shape(context, [s(-0.045, 0.2), s(0.045, 0.2), s(0.085, 0.62), s(0, 0.74), s(-0.085, 0.62)], TIE)
  const lapel = lighten(color, 0.14)
  shape(context, [s(-0.2, -0.1), s(-0.38, 0.2), s(-0.24, 0.3), s(0, 0.78), s(-0.13, 0.2)], lapel)
  shape(context, [s(0.2, -0.1), s(0.38, 0.2), s(0.24, 0.3), s(0, 0.78), s(0.13, 0.2)], lapel)
  if (bottom > size * 0.9)
    oval(context, 0, size * 0.9, size * 0.05, size * 0.05, lighten(color, 0.3))
}

function paintHoodie(context: Context, size: number, color: string): void {
  oval(context, 0, size * 0.04, size * 0.86, size * 0.42, darken(color, 0.26))
  for (const side of [-1, 1]) {
    roundBox(
      context,
      side * size * 0.1 - size * 0.014,
      size * 0.18,
      size * 0.028,
      size * 0.26,
      4,
      '#ffffff',
    )
  }
  roundBox(
    context,
    -size * 0.28,
    size * 0.66,
    size * 0.56,
    size * 0.3,
    size * 0.1,
    darken(color, 0.16),
  )
}

function paintRobe(context: Context, size: number, bottom: number, color: string): void {
  const fold = vertical(context, 0, bottom, [darken(color, 0.35), darken(color, 0.1)])
  roundBox(context, -size * 0.035, 0, size * 0.07, bottom, 4, fold)
  const collar: readonly Point[] = [
    [-size * 0.2, -size * 0.04],
    [0, size * 0.34],
    [size * 0.2, -size * 0.04],
  ]
  shape(context, collar, '#ffffff')
}

function paintArm(
  context: Context,
  size: number,
  shoulder: number,
  hand: Point,
  sleeve: string,
  skin: string,
): void {
  const start: Point = [shoulder * size * 0.96, size * 0.27]
  const end: Point = [hand[0] * size, hand[1] * size]
  const elbow = elbowBetween(start, end, size, Math.sign(shoulder))
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [color, width] of [
    [darken(sleeve, 0.32), ARM + 0.022],
    [sleeve, ARM],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = size * width
    context.beginPath()
    context.moveTo(...start)
    context.quadraticCurveTo(...elbow, ...end)
    context.stroke()
  }
  const [x, y] = end
  const light = radial(context, x - size * 0.03, y - size * 0.05, size * 0.17, [
    lighten(skin, 0.22),
    skin,
    darken(skin, 0.3),
  ])
  oval(context, x, y, size * 0.235, size * 0.235, light)
  context.restore()
}

/** Elbows bend outwards and down, more the nearer the hand is. */
function elbowBetween(start: Point, end: Point, size: number, side: number): Point {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const slack = Math.max(0, size * 0.95 - length)
  return [(start[0] + end[0]) / 2 + side * slack * 0.7, (start[1] + end[1]) / 2 + slack * 0.45]
}

function paintLegs(context: Context, size: number, torso: number): void {
  for (const side of [-1, 1]) {
    const x = side * size * 0.25
    const top = size * (torso - 0.12)
    roundBox(context, x - size * 0.2, top, size * 0.4, size * 0.72, size * 0.1, '#2c3350')
    roundBox(
      context,
      x - size * 0.22 + side * size * 0.05,
      top + size * 0.6,
      size * 0.46,
      size * 0.18,
      size * 0.09,
      '#171a2b',
    )
  }
}
