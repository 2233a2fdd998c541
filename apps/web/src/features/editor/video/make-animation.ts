/**
 * Makes an animated WebP of a part of a video.
 *
 * Problem: the file may have 10 MB, and what the server keeps of it 24 MB, without loss. Sound
 * compression of a video is not at hand: lossy WebP, which Safari can't write, is small to send, but its
 * frames, decoded, are as many bytes as the video's to keep (1.5 bytes a pixel).
 * Approach: colors are thinned (`thin-colors.ts`) and encoded without loss, by the server's own encoder,
 * in every browser alike: 0.4 to 1.1 bytes a pixel, and what is sent is what is kept. A file that
 * becomes too large is begun again, smaller or with fewer frames.
 */
import { plural, t } from '@lingui/core/macro'
import {
  type AnimationFrame,
  KEY_FRAME_INTERVAL,
  WEBP_TYPE,
  writeAnimation,
} from '@memesmith/animation'
import { newCanvas } from '../picture/new-canvas.ts'
import { PictureError } from '../picture/picture.ts'
import { type FrameMaking, openFrameMaking } from './frame-making.ts'
import { framesOf, MAKINGS, type Making, sizeOf, type VideoPart } from './making.ts'
import type { FrameContext, Size, VideoReader } from './video-reader.ts'

/** The headers of a file, and those of each of its frames, have fewer bytes. */
const HEADER_BYTES = 64
/** How much of the limit an estimate may take: it knows a few frames. */
const SAFE_SHARE = 0.85
/** Where in a part the frames are that an estimate is made from, as fractions. */
const SAMPLES = [0.2, 0.7]
/** The time between two frames that follow each other, in s. */
const SAMPLE_GAP_S = 0.1

export interface EstimatedAnimation extends Size {
  readonly making: Making
  readonly frames: number
  readonly bytes: number
}

/** Two frames of a part that follow each other, as large as they may be made. */
interface Sample {
  readonly first: FrameContext
  readonly next: FrameContext
}

/**
 * Chooses how to make a part, by a few of its frames.
 *
 * @param maxBytes of the file
 * @throws Error for a video that is damaged; `signal.reason`
 */
export async function estimateAnimation(
  reader: VideoReader,
  part: VideoPart,
  maxBytes: number,
  signal: AbortSignal,
): Promise<EstimatedAnimation> {
  const samples = await takeSamples(reader, part, signal)
  const frames = openFrameMaking()
  const estimate = (index: number) => {
    signal.throwIfAborted()
    return estimateOf(frames, reader, part, makingAt(index), samples)
  }
  try {
    let [low, high] = [0, MAKINGS.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((await estimate(middle)).bytes <= maxBytes * SAFE_SHARE) high = middle
      else low = middle + 1
    }
    return await estimate(low)
  } finally {
    frames.close()
  }
}

const makingAt = (index: number): Making => {
  const making = MAKINGS[index]
  if (making === undefined) throw new RangeError(`expected a making, got number ${index}`)
  return making
}

async function takeSamples(
  reader: VideoReader,
  { start, end }: VideoPart,
  signal: AbortSignal,
): Promise<readonly Sample[]> {
  const size = sizeOf(reader, makingAt(0))
  const samples: Sample[] = []
  for (const place of SAMPLES) {
    const time = start + place * (end - start)
    const taken: FrameContext[] = []
    for await (const { canvas } of reader.frames([time, time + SAMPLE_GAP_S], size, signal)) {
      const copy = newCanvas(size.width, size.height)
      copy.drawImage(canvas, 0, 0)
      taken.push(copy)
    }
    const [first, next] = taken
    if (first !== undefined && next !== undefined) samples.push({ first, next })
  }
  return samples
}

async function estimateOf(
  made: FrameMaking,
  reader: VideoReader,
  part: VideoPart,
  making: Making,
  samples: readonly Sample[],
): Promise<EstimatedAnimation> {
  const size = sizeOf(reader, making)
  const scaled = newCanvas(size.width, size.height)
  scaled.imageSmoothingQuality = 'high'
  let [keyBytes, changeBytes] = [0, 0]
  for (const { first, next } of samples) {
    made.begin(size, making.tolerance)
    const bytesOf = async ({ canvas }: FrameContext) => {
      scaled.drawImage(canvas, 0, 0, size.width, size.height)
      return (await made.add(scaled, 0)).data.length / samples.length
    }
    keyBytes += await bytesOf(first)
    changeBytes += await bytesOf(next)
  }
  const frames = framesOf(part, making).length
  const keys = Math.ceil(frames / KEY_FRAME_INTERVAL)
  const bytes = Math.round(keys * keyBytes + (frames - keys) * changeBytes)
  return { ...size, making, frames, bytes }
}

export interface MadeAnimation extends EstimatedAnimation {
  readonly file: File
  /** Whether it was estimated larger. */
  readonly isSmaller: boolean
}

/** How an animation is made, in words. */
export const makingText = ({ width, height, frames }: EstimatedAnimation): string =>
  plural(frames, {
    one: `${width} × ${height}, # frame`,
    other: `${width} × ${height}, # frames`,
  })

/**
 * @param estimate where to begin
 * @param onProgress called with a share from 0 to 1; it begins again where a smaller way is tried
 * @throws PictureError if the file would always be too large; Error for a video that is damaged;
 *   `signal.reason`
 */
export async function makeAnimation(
  reader: VideoReader,
  part: VideoPart,
  { making: first }: Pick<EstimatedAnimation, 'making'>,
  maxBytes: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeAnimation> {
  const frames = openFrameMaking()
  try {
    for (const making of MAKINGS.slice(MAKINGS.indexOf(first))) {
      const made = await make(frames, reader, part, making, maxBytes, signal, onProgress)
      if (made !== undefined) return { ...made, isSmaller: making !== first }
    }
  } finally {
    frames.close()
  }
  throw new PictureError(t`This part has too much detail to send. Choose a shorter part.`)
}

/** @returns undefined if it has more bytes */
async function make(
  maker: FrameMaking,
  reader: VideoReader,
  part: VideoPart,
  making: Making,
  maxBytes: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Omit<MadeAnimation, 'isSmaller'> | undefined> {
  const size = sizeOf(reader, making)
  const planned = framesOf(part, making)
  maker.begin(size, making.tolerance)
  const frames: AnimationFrame[] = []
  let bytes = HEADER_BYTES
  const times = planned.map(({ time }) => time)
  for await (const context of reader.frames(times, size, signal)) {
    const frame = await maker.add(context, planned[frames.length]?.duration ?? 0)
    bytes += HEADER_BYTES + frame.data.length
    if (bytes > maxBytes) return undefined
    frames.push(frame)
    onProgress(frames.length / planned.length)
    signal.throwIfAborted()
  }
  const written = writeAnimation({ ...size, plays: 0, frames })
  const file = new File([written], 'video.webp', { type: WEBP_TYPE })
  return { ...size, making, frames: frames.length, bytes: file.size, file }
}
