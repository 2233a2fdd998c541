/** What a caption needs of the picture's height, from its edge inwards, in meme pixels. */
export interface HeightClaim {
  /** At the size asked for. */
  readonly wanted: number
  /** At the smallest size that is still drawn whole. */
  readonly least: number
}

/**
 * Divides the picture's height between a caption at the top and one at the bottom that would meet.
 * The longer one gives way first, down to half of the height; then both do. A caption gets less than
 * its least only where the other has no more than its own.
 *
 * @returns their shares, in the order of the claims; together the height
 */
export function shareHeight(
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
