import {
  FrameEncoder,
  GIF_END,
  GifFrameEncoder,
  gifHeader,
  KEY_FRAME_INTERVAL,
  writeAnimation,
} from '@memesmith/animation'
import type { Meme } from '@memesmith/meme-render'
import type { MovingFormat } from './download-moving.ts'
import { openFrameDrawer } from './frame-drawer.ts'
import type { MovingPicture } from './moving-picture.ts'

/** So many frames, spread over the whole, stand for all but the first. */
const SAMPLES = 4

/**
 * About how many bytes the files of a meme that moves will have, from some of its frames. Encoding all of
 * them takes seconds.
 *
 * @throws what `signal` was aborted with; Error if a frame can't be drawn
 */
export async function estimateMoving(
  motion: MovingPicture,
  meme: Meme,
  signal: AbortSignal,
): Promise<Readonly<Record<MovingFormat, number>>> {
  const { animation, draw } = await openFrameDrawer(motion, meme)
  const { width, height, plays, frames } = animation
  const webp = new FrameEncoder(width, height)
  const gif = new GifFrameEncoder(width, height)
  const webpBytes = (pixels: Uint32Array, isKey: boolean) => {
    const frame = webp.encode(pixels, 1, isKey)
    return writeAnimation({ ...animation, frames: [frame] }).length - headBytes
  }
  const headBytes = writeAnimation({ ...animation, frames: [] }).length

  const first = await draw(0)
  const whole = { GIF: gif.encode(first, undefined, 1).length, WebP: webpBytes(first, true) }
  const changes = { GIF: 0, WebP: 0 }
  const sampled = samplesOf(frames.length)
  for (const index of sampled) {
    const before = await draw(index - 1)
    const pixels = await draw(index)
    signal.throwIfAborted()
    webp.encode(before, 1, true)
    changes.WebP += webpBytes(pixels, false)
    changes.GIF += gif.encode(pixels, before, 1).length
  }
  const meanOf = (format: MovingFormat) => changes[format] / Math.max(1, sampled.length)
  const keys = Math.ceil(frames.length / KEY_FRAME_INTERVAL)
  return {
    GIF:
      gifHeader(width, height, plays).length +
      whole.GIF +
      meanOf('GIF') * (frames.length - 1) +
      GIF_END.length,
    WebP: headBytes + whole.WebP * keys + meanOf('WebP') * (frames.length - keys),
  }
}

/** The indexes of frames in the middles of equal parts of all but the first. */
function samplesOf(frames: number): number[] {
  const count = Math.min(SAMPLES, frames - 1)
  return Array.from(
    { length: count },
    (_, part) => 1 + Math.floor(((part + 0.5) * (frames - 1)) / count),
  )
}
