import type { Context } from '../paint.ts'

/** The rectangle that a prop fills, with the origin at the middle of its bottom edge. */
type PropBox = { context: Context; width: number; height: number; color: string }

/** A piece of furniture or scenery, and the color it has unless told. */
export type Prop = { color: string; paint(box: PropBox): void }
