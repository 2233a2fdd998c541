import { cropOf, isOnItsSide } from './crop-of.ts'
import type { MemeLayout } from './meme-layout.ts'
import type { MemeSize } from './meme-size.ts'
import type { Context2D, Frame, Source } from './types.ts'

/**
 * Draws the framed picture over white and its bars, so that they fill the canvas.
 *
 * The whole picture is drawn, and the canvas cuts off what is outside the crop: a canvas that draws
 * a part of a picture samples its edges in its own way.
 */
export function drawPicture<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  { size, frame, bars }: Pick<MemeLayout, 'bars' | 'frame' | 'size'>,
): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.pixelWidth, size.pixelHeight)
  drawFramed(context, source, size, frame)
  if (bars.length === 0) return
  // They cover what is outside of the crop.
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const { top, height, color } of bars) {
    context.fillStyle = color
    context.fillRect(0, top, size.pixelWidth, height)
  }
}

function drawFramed<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  { pixelWidth, pixelHeight: canvasHeight, above, below }: MemeSize,
  frame: Frame | undefined,
): void {
  const pixelHeight = canvasHeight - above - below
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  if (frame === undefined) {
    context.drawImage(source.image, 0, above, pixelWidth, pixelHeight)
    return
  }
  const crop = cropOf(frame, source.width, source.height)
  const [width, height] = isOnItsSide(frame) ? [pixelHeight, pixelWidth] : [pixelWidth, pixelHeight]
  const scaleX = width / crop.width
  const scaleY = height / crop.height
  // The columns of the matrix: where a step to the right and a step down lead, clockwise.
  const [a, b, c, d, e, f] = (
    [
      [1, 0, 0, 1, 0, 0],
      [0, 1, -1, 0, pixelWidth, 0],
      [-1, 0, 0, -1, pixelWidth, pixelHeight],
      [0, -1, 1, 0, 0, pixelHeight],
    ] as const
  )[frame.turns]
  if (frame.flipped) context.setTransform(-a, b, -c, d, pixelWidth - e, f + above)
  else context.setTransform(a, b, c, d, e, f + above)
  context.drawImage(
    source.image,
    -crop.left * scaleX,
    -crop.top * scaleY,
    source.width * scaleX,
    source.height * scaleY,
  )
}
