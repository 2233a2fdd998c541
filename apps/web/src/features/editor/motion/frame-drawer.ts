import type { Animation } from '@memesmith/animation'
import {
  fitCanvas,
  layoutMeme,
  type Meme,
  measureOn,
  memeSize,
  paintMoment,
  TextMeasurer,
} from '@memesmith/meme-render'
import { loadCaptionFonts } from '../captions/caption-fonts.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import { loadStickerImages } from '../stickers/sticker-images.ts'
import { MovingPicture } from './moving-picture.ts'

/** Draws the frames of a meme that moves, with the pixels of the server. */
export interface FrameDrawer {
  /** The picture with the size of the drawn frames. */
  readonly animation: Animation
  /** @throws Error if the frame can't be decoded */
  draw(index: number): Promise<Uint32Array<ArrayBuffer>>
}

/** @throws Error if the picture of a sticker can't be loaded */
export async function openFrameDrawer(motion: MovingPicture, meme: Meme): Promise<FrameDrawer> {
  const { animation } = motion
  const [stickers] = await Promise.all([loadStickerImages(meme.document), loadCaptionFonts(meme)])
  // The player goes on with its own canvas meanwhile. Each frame is needed once.
  const moving = new MovingPicture(animation, 0)
  const size = memeSize(animation.width, animation.height, meme.document.frame)
  const context = newCanvas(size.pixelWidth, size.pixelHeight)
  const layout = layoutMeme(meme, size, new TextMeasurer(measureOn(context)))
  fitCanvas(context, layout)
  const { width, height } = context.canvas
  const picture = { image: moving.canvas, width: animation.width, height: animation.height }
  return {
    animation: { ...animation, width, height },
    async draw(index) {
      await moving.show(index)
      paintMoment(context, picture, layout, moving.moments[index] ?? 0, stickers)
      return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    },
  }
}
