/** Hats that no emoji shows; the origin is the middle of the brim's lower edge. */
import { darken, fade, lighten } from '../color.ts'
import { box, horizontal, oval, roundBox, shape, vertical } from '../paint.ts'
import type { Prop } from './prop.ts'

/** A cook's tall white hat. */
export const chefHat: Prop = {
  color: '#ffffff',
  paint({ context, width, height, color }) {
    const shade = darken(color, 0.14)
    for (const [x, y, size] of [
      [-0.3, -0.66, 0.46],
      [0.3, -0.66, 0.46],
      [0, -0.74, 0.58],
    ] as const)
      oval(
        context,
        x * width,
        y * height,
        size * width,
        size * width * 0.9,
        vertical(context, -height, -height * 0.3, [color, shade]),
      )
    const band = horizontal(context, -width * 0.38, width * 0.38, [shade, color, shade])
    roundBox(context, -width * 0.38, -height * 0.56, width * 0.76, height * 0.56, 10, band)
    for (const x of [-0.2, 0, 0.2])
      box(context, x * width - 2, -height * 0.5, 4, height * 0.4, fade('#120a24', 0.12))
  },
}

/** A soft felt hat with a ribbon, as detectives and cowboys wear. */
export const feltHat: Prop = {
  color: '#7a5234',
  paint({ context, width, height, color }) {
    oval(context, 0, -height * 0.12, width, height * 0.34, darken(color, 0.3))
    shape(
      context,
      [
        [-width * 0.34, -height * 0.16],
        [-width * 0.29, -height * 0.86],
        [-width * 0.08, -height],
        [0, -height * 0.9],
        [width * 0.08, -height],
        [width * 0.29, -height * 0.86],
        [width * 0.34, -height * 0.16],
      ],
      horizontal(context, -width * 0.34, width * 0.34, [lighten(color, 0.16), darken(color, 0.2)]),
    )
    box(context, -width * 0.34, -height * 0.36, width * 0.68, height * 0.2, darken(color, 0.6))
    oval(context, 0, -height * 0.13, width * 0.92, height * 0.2, lighten(color, 0.05))
  },
}

/** A uniform's cap with a badge and a visor. */
export const peakedCap: Prop = {
  color: '#24406e',
  paint({ context, width, height, color }) {
    oval(
      context,
      0,
      -height * 0.66,
      width,
      height * 0.68,
      vertical(context, -height, -height * 0.3, [lighten(color, 0.16), darken(color, 0.15)]),
    )
    const band = darken(color, 0.45)
    roundBox(context, -width * 0.37, -height * 0.56, width * 0.74, height * 0.42, 8, band)
    oval(context, 0, -height * 0.12, width * 0.76, height * 0.28, '#171a2b')
    oval(context, 0, -height * 0.56, width * 0.17, width * 0.17, '#f2c14e')
    oval(context, 0, -height * 0.56, width * 0.09, width * 0.09, '#fff1b8')
  },
}

/** A round hat that ends in a point. */
export const pointedHat: Prop = {
  color: '#4b3fb0',
  paint({ context, width, height, color }) {
    oval(context, 0, -height * 0.08, width, height * 0.2, darken(color, 0.3))
    shape(
      context,
      [
        [-width * 0.36, -height * 0.08],
        [-width * 0.06, -height * 0.8],
        [width * 0.12, -height],
        [width * 0.1, -height * 0.76],
        [width * 0.36, -height * 0.08],
      ],
      horizontal(context, -width * 0.36, width * 0.36, [lighten(color, 0.18), darken(color, 0.2)]),
    )
    box(context, -width * 0.33, -height * 0.22, width * 0.66, height * 0.11, '#f2c14e')
  },
}

/** A hard hat, or a knight's or firefighter's helmet. */
export const helmet: Prop = {
  color: '#f2c14e',
  paint({ context, width, height, color }) {
    context.beginPath()
    context.ellipse(0, -height * 0.2, width * 0.42, height * 0.8, 0, Math.PI, Math.PI * 2)
    context.fillStyle = horizontal(context, -width * 0.42, width * 0.42, [
      lighten(color, 0.3),
      color,
      darken(color, 0.25),
    ])
    context.fill()
    roundBox(context, -width * 0.05, -height, width * 0.1, height * 0.8, 8, darken(color, 0.15))
    oval(context, 0, -height * 0.16, width, height * 0.3, darken(color, 0.12))
  },
}

/** A judge's powdered wig. */
export const judgeWig: Prop = {
  color: '#f1eee6',
  paint({ context, width, height, color }) {
    const curl = (x: number, y: number) =>
      oval(
        context,
        x * width,
        y * height,
        width * 0.27,
        width * 0.24,
        vertical(context, y * height - width * 0.12, y * height + width * 0.12, [
          color,
          darken(color, 0.24),
        ]),
      )
    for (const side of [-1, 1]) for (const y of [0.75, 0.42, 0.1]) curl(side * 0.44, y)
    for (const x of [-0.38, 0.38, -0.2, 0.2, 0]) curl(x, -0.3 - (0.4 - Math.abs(x)) * 0.9)
    for (const x of [-0.26, 0.26, 0]) curl(x, -0.12)
  },
}

/** A glass ball around the head. */
export const spaceHelmet: Prop = {
  color: '#cfeaff',
  paint({ context, width, color }) {
    const middle = width * 0.42
    oval(context, 0, middle, width * 1.3, width * 1.3, fade(color, 0.3))
    context.strokeStyle = fade('#ffffff', 0.85)
    context.lineWidth = width * 0.05
    context.stroke()
    oval(
      context,
      -width * 0.3,
      middle - width * 0.34,
      width * 0.3,
      width * 0.16,
      fade('#ffffff', 0.6),
    )
  },
}
