/**
 * Ends drawings that take too long.
 *
 * Problem: a letter takes 0.1 to 8 ms, which nobody knows before it is drawn. And the canvas draws
 * nothing before a pixel is read, so the CPU time between two calls says nothing.
 * Approach: after some letters a pixel is read, and the CPU time of the thread is looked at.
 * Limits: one line is always drawn at once. Its length is known before.
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

/** Of memes that nobody waits for longer than for others. Most take 5 to 30 ms. */
export const QUICK_DRAWING: DrawingLimits = { maxMs: 150, maxLineLength: 100 }

/** Of every meme, and of each frame of one that moves. */
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
  for (const length of start()) {
    if (length > maxLineLength) return false
    if (pending > LETTERS_AT_ONCE && maxMs < Number.POSITIVE_INFINITY) {
      context.getImageData(0, 0, 1, 1)
      if (elapsedMs() > maxMs) return false
      pending = 0
    }
    pending += length
  }
  return true
}
