/**
 * Draws a sticker whose light and colors are changed.
 *
 * Problem: only the sticker's own pixels change, without those below it; there is no other canvas to draw it on
 * alone, and canvases round the colors of transparent pixels in their own ways.
 * Approach: it is drawn on black and on white in its place. The difference says how opaque each pixel is,
 * and so which color it has. Then it is mixed with what was below it, in whole numbers.
 */
import { areaOfCover } from './cover-area.ts'
import { applyLook } from './draw-look.ts'
import type { StickerLayout } from './meme-layout.ts'
import type { Context2D, LookValues, PixelArea } from './types.ts'

const BYTES = 4
/** How far smoothing reaches out of a sticker's box, in device pixels. */
const SMOOTHED = 1

/**
 * @param drawOpaque draws the sticker without its opacity
 * @param density device pixels per meme pixel
 */
export function drawWithLook<Image>(
  context: Context2D<Image>,
  sticker: Pick<StickerLayout, 'bounds' | 'opacity'> & { readonly look: LookValues },
  drawOpaque: () => void,
  density: number,
): void {
  const { left, top, width, height, degrees } = sticker.bounds
  const more = SMOOTHED / density
  const bounds = {
    left: left - more,
    top: top - more,
    width: width + 2 * more,
    height: height + 2 * more,
    degrees,
  }
  const area = areaOfCover(bounds, context.canvas, density)
  if (area === undefined) return
  const read = () => context.getImageData(area.left, area.top, area.width, area.height)
  const drawOn = (color: string): PixelArea => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = 1
    context.fillStyle = color
    context.fillRect(area.left, area.top, area.width, area.height)
    drawOpaque()
    return read()
  }
  const below = read()
  const onWhite = drawOn('#ffffff')
  const own = drawOn('#000000')
  const opacities = separate(own, onWhite)
  applyLook(own, sticker.look)
  mix(below, own, opacities, Math.round(255 * sticker.opacity))
  context.putImageData(below, area.left, area.top)
}

/**
 * Gives each pixel of a drawing on black its own color. Transparent pixels get the color of the nearest
 * drawn pixel in their row, or else of the nearest row, so that edges are not sharpened against black.
 *
 * @returns how opaque each pixel is, 0 to 255
 */
function separate({ data, width, height }: PixelArea, onWhite: PixelArea): Uint8Array {
  const opacities = new Uint8Array(width * height)
  const copy = (from: number, to: number) => {
    for (let channel = 0; channel < 3; channel += 1) {
      data[to * BYTES + channel] = data[from * BYTES + channel] ?? 0
    }
  }
  const copyRow = (from: number, to: number) => {
    for (let x = 0; x < width; x += 1) copy(from * width + x, to * width + x)
  }
  let firstRow = height
  for (let y = 0; y < height; y += 1) {
    let known = -1
    for (let pixel = y * width; pixel < (y + 1) * width; pixel += 1) {
      const at = pixel * BYTES
      const opacity = Math.min(255, 255 - (onWhite.data[at + 1] ?? 0) + (data[at + 1] ?? 0))
      opacities[pixel] = opacity
      if (opacity === 0) {
        if (known >= 0) copy(known, pixel)
        continue
      }
      // Of an opaque pixel it is the color on black.
      for (let byte = at; opacity < 255 && byte < at + 3; byte += 1) {
        const value = (data[byte] ?? 0) * 255 + (opacity >> 1)
        data[byte] = Math.min(255, Math.floor(value / opacity))
      }
      if (known < 0) for (let before = y * width; before < pixel; before += 1) copy(pixel, before)
      known = pixel
    }
    if (known < 0 && firstRow < height) copyRow(y - 1, y)
    else if (known >= 0) firstRow = Math.min(firstRow, y)
  }
  for (let y = 0; firstRow < height && y < firstRow; y += 1) copyRow(firstRow, y)
  return opacities
}

const WHOLE = 255 * 255

/** Mixes a picture into what is below it. */
function mix(below: PixelArea, own: PixelArea, opacities: Uint8Array, opacity: number): void {
  for (let pixel = 0; pixel < opacities.length; pixel += 1) {
    const share = (opacities[pixel] ?? 0) * opacity
    if (share === 0) continue
    for (let at = pixel * BYTES; at < pixel * BYTES + 3; at += 1) {
      const under = below.data[at] ?? 0
      const over = own.data[at] ?? 0
      below.data[at] = Math.floor((over * share + under * (WHOLE - share) + (WHOLE >> 1)) / WHOLE)
    }
  }
}
