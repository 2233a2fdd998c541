import type { Context } from '../paint.ts'
import type { Random } from '../random.ts'

/** The surface on which a setting is painted. */
export interface Stage {
  readonly context: Context
  readonly width: number
  readonly height: number
  /** Where the ground begins, in pixels from the top. */
  readonly horizon: number
  readonly random: Random
  /** Whether nothing falls from the sky. */
  readonly isCalm?: boolean
}

/** A place in which a scene can be set. */
export interface Setting {
  /** The default horizon, as a fraction of the height. */
  readonly horizon: number
  /**
   * Colors from the top of the picture to the horizon, behind everything: the sky or the wall.
   * A setting without them covers the picture itself.
   */
  readonly backdrop?: readonly string[]
  paint(stage: Stage): void
}
