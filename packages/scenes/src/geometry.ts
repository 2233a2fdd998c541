export type Point = readonly [x: number, y: number]

/** One color, or several from top to bottom. */
export type Fill = string | readonly string[]

/** An outline; `width` is in pixels of the scene. */
export interface Stroke {
  readonly color: string
  readonly width: number
}

export interface Size {
  readonly width: number
  readonly height: number
}
