import type { Context } from '../paint.ts'
import type { Random } from '../random.ts'

/** What a setting is painted on. */
export type Stage = {
  context: Context
  width: number
  height: number
  /** Where the ground begins, in pixels from the top. */
  horizon: number
  random: Random
}

/** A place to be in. */
export type Setting = {
  /** Where its ground begins if the scene doesn't say, as a fraction of the height. */
  horizon: number
  paint(stage: Stage): void
}
