/** Drawn shapes and words. */
import type { Layer, Point } from '@memesmith/scenes'

type LayerOf<Type extends Layer['type']> = Extract<Layer, { type: Type }>
type Box = 'type' | 'x' | 'y' | 'width' | 'height'
type Rect = LayerOf<'rect'>
type Ellipse = LayerOf<'ellipse'>
type Polygon = LayerOf<'polygon'>
type Line = LayerOf<'line'>
type Colors = NonNullable<Rect['fill']>

/** A filled rectangle around (x, y). */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colors: Colors,
  options: Omit<Rect, Box | 'fill'> = {},
): Layer => ({ type: 'rect', x, y, width, height, fill: colors, ...options })

/** The outline of a rectangle around (x, y). */
export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  lineWidth: number,
  options: Omit<Rect, Box | 'fill' | 'stroke'> = {},
): Layer => ({
  type: 'rect',
  x,
  y,
  width,
  height,
  stroke: { color, width: lineWidth },
  ...options,
})

/** A filled ellipse around (x, y). */
export const ellipse = (
  x: number,
  y: number,
  width: number,
  height: number,
  colors: Colors,
  options: Omit<Ellipse, Box | 'fill'> = {},
): Layer => ({ type: 'ellipse', x, y, width, height, fill: colors, ...options })

/** The outline of an ellipse around (x, y). */
export const ring = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  lineWidth: number,
  options: Omit<Ellipse, Box | 'fill' | 'stroke'> = {},
): Layer => ({
  type: 'ellipse',
  x,
  y,
  width,
  height,
  stroke: { color, width: lineWidth },
  ...options,
})

/** A closed, filled shape through points: "0,0 100,0 50,80". */
export const polygon = (
  points: string,
  colors: Colors,
  options: Omit<Polygon, 'type' | 'points' | 'fill'> = {},
): Layer => ({ type: 'polygon', points: readPoints(points), fill: colors, ...options })

/** An open line through points: "0,0 100,0". */
export const line = (
  points: string,
  color: string,
  width: number,
  options: Omit<Line, 'type' | 'points' | 'color' | 'width'> = {},
): Layer => ({ type: 'line', points: readPoints(points), color, width, ...options })

/** Words around (x, y); lines are separated by `\n`. */
export const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  color: string,
  options: Omit<LayerOf<'text'>, 'type' | 'text' | 'x' | 'y' | 'size' | 'color'> = {},
): Layer => ({ type: 'text', text: words, x, y, size, color, ...options })

/** A speech or thought bubble around (x, y). */
export const bubble = (
  kind: LayerOf<'bubble'>['kind'],
  x: number,
  y: number,
  width: number,
  height: number,
  options: Omit<LayerOf<'bubble'>, Box | 'kind'> = {},
): Layer => ({ type: 'bubble', kind, x, y, width, height, ...options })

/** Reads points as SVG writes them. Throws if one is not two numbers. */
function readPoints(points: string): readonly Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((point): Point => {
      const [x = Number.NaN, y = Number.NaN, ...others] = point.split(',').map(Number)
      if (Number.isNaN(x + y) || others.length > 0) {
        throw new Error(`expected a point such as "12,34", got "${point}"`)
      }
      return [x, y]
    })
}
