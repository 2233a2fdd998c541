export type Point = readonly [x: number, y: number]

/** One color, or several from top to bottom. */
export type Fill = string | readonly string[]

export type Stroke = { color: string; width: number }

export type Size = { width: number; height: number }
