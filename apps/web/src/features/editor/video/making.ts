import { MAX_ANIMATION_SIDE } from '@memesmith/contract'
import { MAX_RATE, type Size } from './video-reader.ts'

/** A part of a video, in s from its start. */
export interface VideoPart {
  readonly start: number
  readonly end: number
}

/** How near a color may be to that of the video: the colors of noise take most of the bytes. */
export interface Tolerance {
  /** A pixel that is nearer to that of the frame before, in each of red, green and blue, stays. */
  readonly same: number
  /** The lowest bits of each color, which are rounded. */
  readonly roundedBits: number
}

/** One way to make a picture that moves of a video. */
export interface Making {
  /** The longer side, at most, in px. */
  readonly side: number
  /** Frames a second, at most. */
  readonly rate: number
  readonly tolerance: Tolerance
}

const FINE: Tolerance = { same: 4, roundedBits: 1 }
const USUAL: Tolerance = { same: 8, roundedBits: 2 }
const COARSE: Tolerance = { same: 16, roundedBits: 3 }

const make = (side: number, rate: number, tolerance: Tolerance): Making => ({
  side,
  rate,
  tolerance,
})

/** From the best to the smallest: each takes fewer bytes than the one before. */
export const MAKINGS: readonly Making[] = [
  make(MAX_ANIMATION_SIDE, MAX_RATE, FINE),
  make(MAX_ANIMATION_SIDE, MAX_RATE, USUAL),
  make(560, MAX_RATE, USUAL),
  make(480, MAX_RATE, USUAL),
  make(480, 12, USUAL),
  make(400, 12, USUAL),
  make(400, 10, USUAL),
  make(360, 10, COARSE),
  make(320, 10, COARSE),
  make(320, 8, COARSE),
  make(280, 8, COARSE),
  make(240, 8, COARSE),
  make(200, 8, COARSE),
  make(160, 8, COARSE),
  make(160, 5, COARSE),
  make(120, 5, COARSE),
]

/** The size of the frames. A video is never scaled up. */
export function sizeOf({ width, height }: Size, { side }: Pick<Making, 'side'>): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** A frame of the picture to be: which of the video, and for how long. */
interface PlannedFrame {
  /** s from the start of the video */
  readonly time: number
  /** ms */
  readonly duration: number
}

/** The frames of a part, evenly spaced, at least two. Together they take as long as the part. */
export function framesOf(
  { start, end }: VideoPart,
  { rate }: Pick<Making, 'rate'>,
): PlannedFrame[] {
  const count = Math.max(2, Math.round((end - start) * rate))
  const step = (end - start) / count
  const ms = (frame: number) => Math.round(frame * step * 1000)
  return Array.from({ length: count }, (_, index) => ({
    time: start + index * step,
    duration: ms(index + 1) - ms(index),
  }))
}
