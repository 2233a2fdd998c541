/**
 * Snow that falls in a loop.
 *
 * Problem: all is at its start again when the loop ends, and snow may not cross the whole picture in that
 * time: it would be rain.
 * Approach: flakes fall in columns, evenly spaced. In one loop each takes the place of the next one below it.
 * How far it has drifted aside depends on its height alone, so that it looks like the next one there.
 */
import { between, createRandom } from '../random.ts'
import type { Layer, Scene } from '../scene.ts'

const COLUMNS = 44
/** Flakes in a column: as many as the closest need, and one that comes in. */
const IN_COLUMN = 8
/** From one flake to the next below it, of the far and of the near: shares of the height. */
const NEXT = [0.15, 0.3] as const
/** Diameters of the far and of the near ones: shares of the height. */
const SIZES = [0.006, 0.02] as const
const DRIFT = 0.03
const SEED = 11

/**
 * The flakes in front of a scene.
 *
 * @param moment of the loop, 0 to 1
 */
export function fallingSnow({ width, height }: Scene, moment: number): Layer[] {
  const random = createRandom(SEED)
  return Array.from({ length: COLUMNS }, (_, column) => {
    // Far ones are small and slow; the columns take turns, so that none is bare.
    const nearness = (column % 4) / 3
    const mix = ([far, near]: readonly [number, number]) => far + (near - far) * nearness
    const next = mix(NEXT) * height
    const size = mix(SIZES) * height * between(random, 0.8, 1.2)
    const [x, start, turn] = [((column + random()) / COLUMNS) * width, random(), random()]
    return Array.from({ length: IN_COLUMN }, (_, index): Layer => {
      const y = (index - 1 + ((start + moment) % 1)) * next
      const drift = DRIFT * height * Math.sin(2 * Math.PI * (y / height + turn))
      return {
        type: 'ellipse',
        x: x + drift,
        y,
        width: size,
        height: size,
        fill: '#ffffff',
        opacity: 0.55 + 0.4 * nearness,
      }
    })
  }).flat()
}
