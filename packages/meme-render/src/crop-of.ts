import type { Frame } from './types.ts'

/** A part of a picture, in its pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The part of a picture that a frame shows. Its sides are whole pixels, at least 1, so that every
 * canvas draws the same ones.
 */
export function cropOf({ crop }: Frame, width: number, height: number): Crop {
  const [left, right] = wholePixels(crop.x, crop.width, width)
  const [top, bottom] = wholePixels(crop.y, crop.height, height)
  return { left, top, width: right - left, height: bottom - top }
}

function wholePixels(start: number, length: number, side: number): [first: number, end: number] {
  const first = Math.min(Math.round(start * side), side - 1)
  const end = Math.min(Math.round((start + length) * side), side)
  return [first, Math.max(first + 1, end)]
}

/** Whether a frame swaps width and height. */
export const isOnItsSide = ({ turns }: Frame): boolean => turns % 2 === 1
