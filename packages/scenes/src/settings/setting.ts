import type { Context } from '../paint.ts'
import type { Random } from '../random.ts'

/** What a setting is painted on. */
export interface Stage {
  readonly context: Context
  readonly width: number
  readonly height: number
  /** Where the ground begins, in pixels from the top. */
  readonly horizon: number
  readonly random: Random
}

/** A place to be in. */
export interface Setting {
  /** Where its ground begins if the scene doesn't say, as a fraction of the height. */
  readonly horizon: number
  paint(stage: Stage): void
}
