/**
 * Ends drawings that take too long.
 *
 * Problem: how long a step takes is known only roughly before (see `drawing-cost.ts`). And the canvas draws
 * nothing until a pixel is read, so the CPU time between two calls says nothing.
 * Approach: after some letters a pixel is read, and the thread's CPU time is checked. So nothing slow is left
 * to draw when the caller reads all pixels: a thread that is ended meanwhile loses their memory.
 * Limits: a step is always drawn whole, as a line of text or a stroke.
 */
import type { SKRSContext2D } from '@napi-rs/canvas'

export interface DrawingLimits {
  /** CPU time in ms. */
  readonly maxMs: number
  /** How long one step may take, in letters. */
  readonly maxStep: number
}

export const NO_LIMITS: DrawingLimits = {
  maxMs: Number.POSITIVE_INFINITY,
  maxStep: Number.POSITIVE_INFINITY,
}

/** Limits of quick memes, for which others may have to wait. Most take 5 to 30 ms. */
export const QUICK_DRAWING: DrawingLimits = { maxMs: 150, maxStep: 100 }

/** Limits of every meme, and of each frame of one that moves. */
export const SLOW_DRAWING: DrawingLimits = { ...NO_LIMITS, maxMs: 2000 }

/** Reading a pixel takes as long as 64 letters of a usual script, with outline and shadow. */
const LETTERS_AT_ONCE = 64
const US_PER_MS = 1000

/**
 * Draws in steps.
 *
 * @param start begins to draw on the context, and returns the steps (see `paintInSteps`)
 * @returns whether everything is drawn; false when it exceeds the limits
 */
export function isDrawnWithin(
  { maxMs, maxStep }: DrawingLimits,
  context: SKRSContext2D,
  start: () => Iterable<number>,
): boolean {
  const before = process.threadCpuUsage()
  const elapsedMs = () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / US_PER_MS
  }
  let pending = 0
  const isInTime = () => {
    if (pending <= LETTERS_AT_ONCE || maxMs === Number.POSITIVE_INFINITY) return true
    pending = 0
    context.getImageData(0, 0, 1, 1)
    return elapsedMs() <= maxMs
  }
  for (const cost of start()) {
    if (cost > maxStep || !isInTime()) return false
    pending += cost
  }
  return isInTime()
}
