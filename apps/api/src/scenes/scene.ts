/**
 * A scene is a picture as plain data: a background and, from back to front, layers.
 *
 * All lengths are pixels of the scene, angles are degrees clockwise, colours are CSS `#rrggbb`.
 * Drawing it is `renderScene`'s work; the same scene always gives the same pixels.
 */
import type { Background } from './background.ts'
import type { Layer } from './layer.ts'

export type Scene = {
  width: number
  height: number
  background: Background
  layers: readonly Layer[]
}
