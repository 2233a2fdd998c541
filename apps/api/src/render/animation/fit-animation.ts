import {
  MAX_ANIMATION_CANVAS_PIXELS,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_MS,
  MAX_ANIMATION_PIXELS,
} from '@memesmith/contract/limits'
import { AppError } from '../../runtime/app-error.ts'
import type { AnimationSource, Step } from './animated-file.ts'
import { durationOf } from './duration-of.ts'

/** The advice if an animation can only be used whole. */
export const MUST_CHANGE = 'Make the file shorter or smaller first.'

/** How many of the first frames are within the limits; at least 1. */
export function framesThatFit({ width, height, steps }: AnimationSource): number {
  let time = 0
  let fitting = 0
  for (const step of steps.slice(0, MAX_ANIMATION_FRAMES)) {
    time += durationOf(step)
    if (time > MAX_ANIMATION_MS || (fitting + 1) * width * height > MAX_ANIMATION_PIXELS) break
    fitting += 1
  }
  return Math.max(1, fitting)
}

/**
 * Checks that every frame is inside the picture, and that the picture is not too large to move.
 *
 * @param advice what can be done with one that is too large
 * @throws AppError that says what is wrong with the file
 */
export function assertDrawable(
  { width, height, steps }: AnimationSource,
  advice = 'It can be used as a still picture.',
): void {
  const isInside = (step: Step) =>
    step.width >= 1 &&
    step.height >= 1 &&
    step.left + step.width <= width &&
    step.top + step.height <= height
  if (width < 1 || height < 1 || !steps.every(isInside)) throw new AppError('image_unreadable')
  if (width * height > MAX_ANIMATION_CANVAS_PIXELS) {
    throw new AppError(
      'image_too_large',
      `This animation has ${width} × ${height} pixels; at most ${MAX_ANIMATION_CANVAS_PIXELS / 1e6} million can move. ${advice}`,
    )
  }
}

/**
 * @param kept how many of the frames fit into the bytes that an animation may have
 * @param advice what can be done with one that is too large
 * @throws AppError `animation_too_large` if that is not all
 */
export function assertKept(frames: number, kept: number, advice = partOf(kept)): void {
  if (kept === frames) return
  throw new AppError(
    kept > 1 ? 'animation_too_large' : 'image_too_large',
    `This animation has too much detail. ${advice}`,
  )
}

/** The advice for an animation of which this many first frames can be used. */
const partOf = (frames: number): string =>
  `It can be used as ${frames > 1 ? `its first ${frames} frames, or as ` : ''}a still picture.`

/**
 * @param advice what can be done with one that is too large; by default what can be used of it
 * @throws AppError `animation_too_large` that says what is too much
 */
export function assertWhole(source: AnimationSource, advice?: string): void {
  const fitting = framesThatFit(source)
  if (fitting === source.frameCount) return
  const seconds = source.steps.reduce((sum, step) => sum + durationOf(step), 0) / 1000
  const reason =
    source.frameCount > MAX_ANIMATION_FRAMES
      ? `has ${source.frameCount.toLocaleString('en-US')} frames; at most ${MAX_ANIMATION_FRAMES} can be used`
      : seconds * 1000 > MAX_ANIMATION_MS
        ? `takes ${Math.ceil(seconds)} seconds; at most ${MAX_ANIMATION_MS / 1000} can be used`
        : `has ${source.frameCount} frames of ${source.width} × ${source.height} pixels; at most ${MAX_ANIMATION_PIXELS / 1e6} million pixels can be used`
  throw new AppError(
    fitting > 1 ? 'animation_too_large' : 'image_too_large',
    `This animation ${reason}. ${advice ?? partOf(fitting)}`,
  )
}
