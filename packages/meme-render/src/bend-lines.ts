import { MAX_ARC_SHARE } from './defaults.ts'
import type { BoxArea } from './fit-box.ts'
import type { Caption } from './types.ts'

/**
 * The radius of the circle that a caption's lines follow, in meme pixels, below 0 if its middle is above
 * them; undefined for straight lines. In a low box the lines bend less than asked, so that there is room for
 * the words.
 */
export function radiusOf({ arc = 0 }: Caption, { width, height }: BoxArea): number | undefined {
  if (arc === 0) return undefined
  const asked = width / ((Math.abs(arc) * Math.PI) / 180)
  const radius = heightOf(asked, width) <= height * MAX_ARC_SHARE ? asked : flatter(width, height)
  return Math.sign(arc) * radius
}

/** How much lower the ends of a line are than its middle. */
const heightOf = (radius: number, width: number): number =>
  radius * (1 - Math.cos(width / 2 / radius))

/** The smallest radius whose curve leaves room for the words: by halves, because it has no formula. */
function flatter(width: number, height: number): number {
  const allowed = height * MAX_ARC_SHARE
  // A parabola of this height is flatter at its ends than the circle.
  let low = width / Math.PI
  let high = Math.max(2 * low, width ** 2 / (8 * allowed))
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (heightOf(middle, width) <= allowed) high = middle
    else low = middle
  }
  return high
}

/** The part of a box that lines of this width have, when their ends bend out of it. */
export function besideArc(area: BoxArea, radius: number, width: number): BoxArea {
  const taken = heightOf(Math.abs(radius), width)
  return { ...area, top: area.top + (radius < 0 ? taken : 0), height: area.height - taken }
}
