/** A stretch of the screen, from top to bottom, in CSS pixels. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Where something has to begin to lie as low as possible and touch none of the obstacles.
 *
 * @param height of what is placed
 * @param screen what it has to stay inside of
 * @returns undefined when there is no such place
 */
export function lowestFreeTop(
  height: number,
  screen: Span,
  obstacles: readonly Span[],
): number | undefined {
  // It lies either at the bottom of the screen or right above an obstacle.
  const bottoms = [screen.bottom, ...obstacles.map(({ top }) => top)]
    .filter((bottom) => bottom <= screen.bottom && bottom - height >= screen.top)
    .sort((a, b) => b - a)
  const bottom = bottoms.find((end) =>
    obstacles.every((obstacle) => obstacle.top >= end || obstacle.bottom <= end - height),
  )
  return bottom === undefined ? undefined : bottom - height
}
