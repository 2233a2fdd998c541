/** The height that a caption needs, measured from its edge, in meme pixels. */
export interface HeightClaim {
  /** At the requested size. */
  readonly wanted: number
  /** At the smallest size at which it is not cut off. */
  readonly least: number
}

/**
 * Divides the picture's height between a caption at the top and one at the bottom that would
 * overlap. The higher one shrinks first, down to half of the height; then both shrink. A caption
 * gets less than `least` only if the other one gets no more than its own `least`.
 *
 * @param height meme pixels
 * @returns the two shares, whose sum is the height
 */
export function divideHeight(
  height: number,
  one: HeightClaim,
  other: HeightClaim,
): readonly [number, number] {
  const half = height / 2
  const fair =
    one.wanted <= other.wanted ? Math.min(one.wanted, half) : height - Math.min(other.wanted, half)
  const most = height - other.least
  const share =
    one.least <= most
      ? Math.min(Math.max(fair, one.least), most)
      : Math.max(most, Math.min(one.least, half))
  return [share, height - share]
}
