/**
 * Ends drawings that take too long.
 *
 * Problem: a letter takes 0.1 to 8 ms, which is not known before it is drawn. And the canvas draws nothing
 * until a pixel is read, so the CPU time between two calls says nothing.
 * Approach: after some letters a pixel is read, and the thread's CPU time is checked. So nothing slow is left
 * to draw when the caller reads all pixels: a thread that is ended meanwhile loses their memory.
 * Limits: a line is always drawn in one step, but its length is known in advance.
 */
import type { SKRSContext2D } from '@napi-rs/canvas'

export interface DrawingLimits {
  /** CPU time in ms. */
  readonly maxMs: number
  /** The longest line, in UTF-16 units. */
  readonly maxLineLength: number
}

export const NO_LIMITS: DrawingLimits = {
  maxMs: Number.POSITIVE_INFINITY,
  maxLineLength: Number.POSITIVE_INFINITY,
}

/** Limits of quick memes, for which others may have to wait. Most take 5 to 30 ms. */
export const QUICK_DRAWING: DrawingLimits = { maxMs: 150, maxLineLength: 100 }

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
  { maxMs, maxLineLength }: DrawingLimits,
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
  for (const length of start()) {
    if (length > maxLineLength || !isInTime()) return false
    pending += length
  }
  return isInTime()
}
