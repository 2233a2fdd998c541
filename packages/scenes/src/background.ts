import type { SettingName } from './backgrounds/settings.ts'
import type { Fill } from './geometry.ts'

export type Background =
  /** A place, such as a beach; `horizon` is where its ground begins, as a fraction of the height. */
  | { type: 'setting'; name: SettingName; horizon?: number; seed?: number }
  | { type: 'fill'; fill: Fill }
  /** A photographer's paper roll: wall and floor of one color without an edge between. */
  | { type: 'studio'; color: string; horizon?: number }
  /** Comic rays around a center. */
  | { type: 'sunburst'; colors: readonly [string, string]; x?: number; y?: number; rays?: number }
  /** Comic dots that grow towards the bottom. */
  | { type: 'halftone'; fill: Fill; dots: string }
