/** Makes frames beside the page, which stays quick: a frame takes tens of ms, on a phone hundreds. */
import type { AnimationFrame } from '@memesmith/animation'
import { FrameMaker, type FramePixels } from './frame-maker.ts'
import type { Tolerance } from './making.ts'
import type { Size } from './video-reader.ts'

/** The begin of a picture that moves, or its next frame. */
export type MakerRequest =
  | { readonly size: Size; readonly tolerance: Tolerance }
  | { readonly pixels: FramePixels; readonly duration: number }

/** Each frame is answered, in order. */
export type MakerAnswer = AnimationFrame

let maker: FrameMaker | undefined

addEventListener('message', ({ data }: MessageEvent<MakerRequest>) => {
  if ('size' in data) {
    maker = new FrameMaker(data.size, data.tolerance)
    return
  }
  if (maker === undefined) throw new Error('expected the begin of a picture first')
  const answer: MakerAnswer = maker.add(data.pixels, data.duration)
  postMessage(answer)
})
