import type { Context } from '../paint.ts'

/** The rectangle that a prop fills, with the origin at the middle of its bottom edge. */
interface PropBox {
  readonly context: Context
  readonly width: number
  readonly height: number
  readonly color: string
}

/** A piece of furniture or scenery, and its default color. */
export interface Prop {
  readonly color: string
  paint(box: PropBox): void
}
