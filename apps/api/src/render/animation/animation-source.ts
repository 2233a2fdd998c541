import { drawGifFrame, readAnimation, readGif, stillOf } from '@memesmith/animation'
import { MAX_ANIMATION_FRAMES } from '@memesmith/contract/limits'
import type { AnimationSource } from './animated-file.ts'
import { readApng } from './read-apng.ts'

/**
 * Reads the structure of an animated GIF, WebP or PNG. Takes time linear in the file's size.
 *
 * @returns undefined for other files, and for those with only one frame
 */
export function readAnimationSource(bytes: Uint8Array): AnimationSource | undefined {
  const source = readAnyFormat(bytes)
  if (source === undefined || source.frameCount < 2) return undefined
  return { ...source, plays: Math.min(source.plays, MAX_PLAYS) }
}

/** The largest number of plays in WebP: a GIF can have one more, and a PNG has 32 bits for it. */
const MAX_PLAYS = 65_535

function readAnyFormat(bytes: Uint8Array): AnimationSource | undefined {
  const gif = readGif(bytes, MAX_ANIMATION_FRAMES)
  if (gif !== undefined) {
    const steps = gif.frames.map((frame) => ({
      ...frame,
      isBlended: true,
      picture: {
        draw: (screen: Uint32Array) => drawGifFrame(bytes, frame, screen, gif.width),
      },
    }))
    return { ...gif, steps }
  }
  const webp = readAnimation(bytes)
  if (webp !== undefined) {
    const steps = webp.frames.slice(0, MAX_ANIMATION_FRAMES).map((frame) => ({
      ...frame,
      delay: frame.duration,
      disposal: frame.isCleared ? ('clear' as const) : ('keep' as const),
      picture: () => stillOf(frame),
    }))
    return { ...webp, frameCount: webp.frames.length, steps }
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return readApng(file, MAX_ANIMATION_FRAMES)
}
