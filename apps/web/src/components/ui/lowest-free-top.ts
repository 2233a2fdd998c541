/** A vertical range of the screen, in CSS px. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Finds the lowest place that touches no obstacle.
 *
 * @param height of the box to place, in CSS px
 * @param screen the range in which the box must stay
 * @returns the top of the box, or undefined if there is no such place
 */
export function lowestFreeTop(
  height: number,
  screen: Span,
  obstacles: readonly Span[],
): number | undefined {
  // The lowest place is at the bottom of the screen or directly above an obstacle.
  const bottoms = [screen.bottom, ...obstacles.map(({ top }) => top)]
    .filter((bottom) => bottom <= screen.bottom && bottom - height >= screen.top)
    .sort((a, b) => b - a)
  const bottom = bottoms.find((end) =>
    obstacles.every((obstacle) => obstacle.top >= end || obstacle.bottom <= end - height),
  )
  return bottom === undefined ? undefined : bottom - height
}
