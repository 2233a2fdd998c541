import type { CaptionLayout } from './meme-layout.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a place of a straight line is on a caption's arc. All in meme pixels, before the rotation. */
export function bend(
  { bounds, radius }: Pick<CaptionLayout, 'bounds' | 'radius'>,
  { x, y }: Point,
  baseline: number,
): Point {
  if (radius === undefined) return { x, y }
  const center = bounds.left + bounds.width / 2
  const angle = (x - center) / radius
  const distance = radius - (y - baseline)
  return {
    x: center + distance * Math.sin(angle),
    y: baseline + radius - distance * Math.cos(angle),
  }
}

/** By how many degrees a letter at this place of a straight line is turned on the arc. */
export const bendDegrees = (
  { bounds, radius }: Pick<CaptionLayout, 'bounds' | 'radius'>,
  x: number,
): number =>
  radius === undefined ? 0 : ((x - bounds.left - bounds.width / 2) / radius) * (180 / Math.PI)
