/** Light and darkness. */
import type { Layer, Point } from '@memesmith/scenes'

/** Light that fades from (x, y); `aspect` is its height for its width. */
export const glow = (
  x: number,
  y: number,
  radius: number,
  color: string,
  strength: number,
  options: { readonly aspect?: number } = {},
): Layer => ({ type: 'glow', x, y, radius, color, strength, ...options })

/** A cone of light from a lamp to a pool of the given width. */
export const spotlight = (
  from: Point,
  to: Point,
  width: number,
  color: string,
  strength: number,
): Layer => ({ type: 'spotlight', from, to, width, color, strength })

/** Darker towards the corners. */
export const vignette = (strength: number, color?: string): Layer => ({
  type: 'vignette',
  strength,
  ...(color !== undefined && { color }),
})

/** A wash over a band from `top` to `bottom`, from one opacity to another. */
export const shade = (
  top: number,
  bottom: number,
  color: string,
  from: number,
  to: number,
): Layer => ({ type: 'shade', top, bottom, color, from, to })
