import type { Fill } from './geometry.ts'
import type { SettingName } from './settings/settings.ts'

/** What is behind the layers. */
export type Background =
  /** A place, such as a beach; `horizon` is where its ground begins, as a fraction of the height. */
  | {
      readonly type: 'setting'
      readonly name: SettingName
      readonly horizon?: number
      readonly seed?: number
      /** Whether nothing falls from the sky, because what moves is drawn in front. */
      readonly isCalm?: boolean
    }
  | { readonly type: 'fill'; readonly fill: Fill }
  /** A photographer's paper roll: wall and floor in one color, without an edge between them. */
  | { readonly type: 'studio'; readonly color: string; readonly horizon?: number }
  /** Comic rays around a center. */
  | {
      readonly type: 'sunburst'
      readonly colors: readonly [string, string]
      readonly x?: number
      readonly y?: number
      readonly rays?: number
    }
  /** Comic dots that grow towards the bottom. */
  | { readonly type: 'halftone'; readonly fill: Fill; readonly dots: string }
