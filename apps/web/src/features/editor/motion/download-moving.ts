import { t } from '@lingui/core/macro'
import {
  type Animation,
  type AnimationFrame,
  FrameEncoder,
  GIF_END,
  GifFrameEncoder,
  gifDelays,
  gifHeader,
  KEY_FRAME_INTERVAL,
  WEBP_TYPE,
  writeAnimation,
} from '@memesmith/animation'
import type { Meme } from '@memesmith/meme-render'
import { followWork, StoppedError } from '../../../lib/follow-work.tsx'
import { dismissNotification, notify } from '../../../lib/notify.tsx'
import { downloadPicture } from '../../memes/download-meme.ts'
import { openFrameDrawer } from './frame-drawer.ts'
import type { MovingPicture } from './moving-picture.ts'

/** Takes the pixels of each frame in turn, and makes a file of them. */
interface Encoder {
  add(pixels: Uint32Array<ArrayBuffer>, index: number): void
  finish(): Blob
}

const ENCODERS = { GIF: gifEncoder, WebP: webpEncoder }

/** The files that are made here. */
export type MovingFormat = keyof typeof ENCODERS

/**
 * Makes a file of a meme that moves, as it is in the editor, without saving it. A toast shows how far it
 * is, and can end it.
 *
 * @throws StoppedError if the user ended it
 */
export async function makeMoving(
  motion: MovingPicture,
  meme: Meme,
  format: MovingFormat,
): Promise<Blob> {
  const file = await followWork(t`Making the ${format}`, (signal, onProgress) =>
    encode(motion, meme, format, signal, onProgress),
  )
  dismissNotification()
  return file
}

/** Downloads it. A failure is shown. */
export async function downloadMoving(
  motion: MovingPicture,
  meme: Meme,
  format: MovingFormat,
): Promise<void> {
  try {
    downloadPicture(await makeMoving(motion, meme, format))
  } catch (error) {
    if (error instanceof StoppedError) return
    const description = t`The ${format} could not be made. Please try again.`
    notify({ title: t`Error`, description, tone: 'error' })
  }
}

/** Draws and encodes one frame after the other. */
async function encode(
  motion: MovingPicture,
  meme: Meme,
  format: MovingFormat,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const { animation, draw } = await openFrameDrawer(motion, meme)
  const encoder = ENCODERS[format](animation)
  const { length } = animation.frames
  for (let index = 0; index < length; index += 1) {
    const pixels = await draw(index)
    signal.throwIfAborted()
    encoder.add(pixels, index)
    onProgress((index + 1) / length)
  }
  return encoder.finish()
}

function gifEncoder({ width, height, plays, frames }: Animation): Encoder {
  const delays = gifDelays(frames.map(({ duration }) => duration))
  const encoder = new GifFrameEncoder(width, height)
  const parts: BlobPart[] = [gifHeader(width, height, plays).slice()]
  let before: Uint32Array | undefined
  return {
    add(pixels, index) {
      parts.push(encoder.encode(pixels, before, delays[index] ?? 0).slice())
      before = pixels
    },
    finish: () => new Blob([...parts, GIF_END.slice()], { type: 'image/gif' }),
  }
}

function webpEncoder({ width, height, plays, frames }: Animation): Encoder {
  const encoder = new FrameEncoder(width, height)
  const encoded: AnimationFrame[] = []
  return {
    add(pixels, index) {
      const duration = frames[index]?.duration ?? 0
      encoded.push(encoder.encode(pixels, duration, index % KEY_FRAME_INTERVAL === 0))
    },
    finish: () =>
      new Blob([writeAnimation({ width, height, plays, frames: encoded })], { type: WEBP_TYPE }),
  }
}
