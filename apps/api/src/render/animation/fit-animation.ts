import {
  MAX_ANIMATION_CANVAS_PIXELS,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_MS,
  MAX_ANIMATION_PIXELS,
} from '@memesmith/contract/limits'
import type { SayingWithValues } from '@memesmith/languages/saying'
import { AppError } from '../../runtime/app-error.ts'
import type { AnimationSource, Step } from './animated-file.ts'
import { durationOf } from './duration-of.ts'

/** The advice if an animation can only be used whole. */
export const MUST_CHANGE: SayingWithValues = {
  message: /*i18n*/ 'Make the file shorter or smaller first.',
}

const AS_STILL: SayingWithValues = { message: /*i18n*/ 'It can be used as a still picture.' }

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
export function assertDrawable({ width, height, steps }: AnimationSource, advice = AS_STILL): void {
  const isInside = (step: Step) =>
    step.width >= 1 &&
    step.height >= 1 &&
    step.left + step.width <= width &&
    step.top + step.height <= height
  if (width < 1 || height < 1 || !steps.every(isInside)) throw new AppError('image_unreadable')
  if (width * height > MAX_ANIMATION_CANVAS_PIXELS) {
    throw new AppError('image_too_large', {
      message:
        /*i18n*/ 'This animation has {width} × {height} pixels; at most {max} million can move. {advice}',
      values: {
        width: String(width),
        height: String(height),
        max: MAX_ANIMATION_CANVAS_PIXELS / 1e6,
        advice,
      },
    })
  }
}

/**
 * @param kept how many of the frames fit into the bytes that an animation may have
 * @param advice what can be done with one that is too large
 * @throws AppError `animation_too_large` if that is not all
 */
export function assertKept(frames: number, kept: number, advice = partOf(kept)): void {
  if (kept === frames) return
  throw new AppError(kept > 1 ? 'animation_too_large' : 'image_too_large', {
    message: /*i18n*/ 'This animation has too much detail. {advice}',
    values: { advice },
  })
}

/** The advice for an animation of which this many first frames can be used. */
const partOf = (frames: number): SayingWithValues =>
  frames > 1
    ? {
        message:
          /*i18n*/ 'It can be used as its first {frames, plural, one {# frame} other {# frames}}, or as a still picture.',
        values: { frames },
      }
    : AS_STILL

/**
 * @param advice what can be done with one that is too large; by default what can be used of it
 * @throws AppError `animation_too_large` that says what is too much
 */
export function assertWhole(source: AnimationSource, advice?: SayingWithValues): void {
  const fitting = framesThatFit(source)
  if (fitting === source.frameCount) return
  const seconds = source.steps.reduce((sum, step) => sum + durationOf(step), 0) / 1000
  const message =
    source.frameCount > MAX_ANIMATION_FRAMES
      ? /*i18n*/ 'This animation has {frames} frames; at most {maxFrames} can be used. {advice}'
      : seconds * 1000 > MAX_ANIMATION_MS
        ? /*i18n*/ 'This animation takes {seconds} seconds; at most {maxSeconds} can be used. {advice}'
        : /*i18n*/ 'This animation has {frames} frames of {width} × {height} pixels; at most {maxPixels} million pixels can be used. {advice}'
  const values = {
    frames: source.frameCount,
    maxFrames: MAX_ANIMATION_FRAMES,
    seconds: Math.ceil(seconds),
    maxSeconds: MAX_ANIMATION_MS / 1000,
    width: String(source.width),
    height: String(source.height),
    maxPixels: MAX_ANIMATION_PIXELS / 1e6,
    advice: advice ?? partOf(fitting),
  }
  throw new AppError(fitting > 1 ? 'animation_too_large' : 'image_too_large', { message, values })
}
