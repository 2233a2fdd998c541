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

/** The end of the track: the first step at or after the end of the video. */
export const trackEnd = (duration: number): number => up(duration)

/** Moves the start of a part. The end is moved along where it would be passed, or too far away. */
export function withStart(part: VideoPart, wanted: number, duration: number): VideoPart {
  const shortest = Math.min(MIN_PART_S, duration)
  const start = clamp(nearest(wanted), 0, down(duration - shortest))
  const isPassed = start > part.end - shortest
  const end = isPassed ? start + (part.end - part.start) : part.end
  const reached = clamp(nearest(end), start + shortest, start + MAX_PART_S)
  return { start, end: Math.min(reached, duration) }
}

/** Moves the end of a part. The start is moved along where it would be passed, or too far away. */
export function withEnd(part: VideoPart, wanted: number, duration: number): VideoPart {
  const shortest = Math.min(MIN_PART_S, duration)
  const end = clamp(nearest(wanted), shortest, duration)
  const isPassed = end < part.start + shortest
  const start = isPassed ? end - (part.end - part.start) : part.start
  return {
    start: clamp(nearest(start), Math.max(0, up(end - MAX_PART_S)), down(end - shortest)),
    end,
  }
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

const STEPS_PER_S = Math.round(1 / PART_STEP_S)
/** Of a step, for what floating point adds. */
const SLACK = 1e-6

/** The places of the handles, in s. */
const nearest = (value: number): number => Math.round(value * STEPS_PER_S) / STEPS_PER_S
const up = (value: number): number => Math.ceil(value * STEPS_PER_S - SLACK) / STEPS_PER_S
const down = (value: number): number =>
  Math.max(0, Math.floor(value * STEPS_PER_S + SLACK) / STEPS_PER_S)
