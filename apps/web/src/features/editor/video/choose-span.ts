import type { VideoPart } from './making.ts'
import { MAX_PART_S } from './video-reader.ts'

/** The steps of the handles, in s. */
export const PART_STEP_S = 0.1
/** The shortest part, in s: some frames. */
const MIN_PART_S = 0.2

/** The part that is chosen at first: as much from the start as may be. */
export const firstPart = (duration: number): VideoPart => ({
  start: 0,
  end: Math.min(duration, MAX_PART_S),
})

/** Moves the start of a part. The end is moved along where it would be passed, or too far away. */
export function withStart(part: VideoPart, wanted: number, duration: number): VideoPart {
  const shortest = Math.min(MIN_PART_S, duration)
  const start = clamp(wanted, 0, duration - shortest)
  const isPassed = start > part.end - shortest
  const end = isPassed ? start + (part.end - part.start) : part.end
  return { start, end: clamp(end, start + shortest, Math.min(duration, start + MAX_PART_S)) }
}

/** Moves the end of a part. The start is moved along where it would be passed, or too far away. */
export function withEnd(part: VideoPart, wanted: number, duration: number): VideoPart {
  const shortest = Math.min(MIN_PART_S, duration)
  const end = clamp(wanted, shortest, duration)
  const isPassed = end < part.start + shortest
  const start = isPassed ? end - (part.end - part.start) : part.start
  return { start: clamp(start, Math.max(0, end - MAX_PART_S), end - shortest), end }
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))
