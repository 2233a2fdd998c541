import { centerOn } from './center-on.ts'
import {
  OUTLINE_COLOR,
  OUTLINE_WIDTH,
  SHADOW_BLUR,
  SHADOW_COLOR,
  SHADOW_OFFSET,
  WATERMARK_COLOR,
} from './defaults.ts'
import { fontOf } from './fonts/font-stack.ts'
import type { Bounds, CaptionLayout, WatermarkLayout } from './meme-layout.ts'
import { isPartlyRightToLeft } from './text-direction.ts'
import type { Context2D } from './types.ts'

/**
 * Draws a caption. Each line is filled over its outline.
 *
 * @param density device pixels per meme pixel, by which the context is scaled
 */
export function drawCaption<Image>(
  context: Context2D<Image>,
  caption: CaptionLayout,
  density: number,
): void {
  const { bounds } = caption
  const origin = bounds.degrees === 0 ? { x: 0, y: 0 } : centerOn(context, bounds, density)
  prepareText(context, caption)
  context.textAlign = caption.align
  context.direction = caption.direction
  for (const { text, baseline, families } of caption.lines) {
    context.font = fontOf(caption.fontSize, families)
    const x = caption.x - origin.x
    const y = baseline - origin.y
    if (caption.shadow && isPartlyRightToLeft(text, caption.direction)) {
      drawShadow(context, caption, density, { text, x, y })
    } else if (caption.shadow) castShadow(context, caption.fontSize * density)
    if (caption.outlineWidth > 0) {
      context.strokeText(text, x, y)
      // Only what is painted first casts a shadow: the rest would cast its shadow on the letters.
      context.shadowColor = 'transparent'
    }
    context.fillText(text, x, y)
    context.shadowColor = 'transparent'
  }
}

/**
 * Makes what is drawn next cast a shadow.
 *
 * @param fontSize in device pixels: a canvas does not scale the blur and the offset of shadows
 * @param away how far left of its place it is drawn, in device pixels
 */
function castShadow<Image>(context: Context2D<Image>, fontSize: number, away = 0): void {
  context.shadowColor = SHADOW_COLOR
  context.shadowBlur = fontSize * SHADOW_BLUR
  context.shadowOffsetX = away
  context.shadowOffsetY = fontSize * SHADOW_OFFSET
}

/**
 * Draws the shadow of a line that is partly written from right to left. What casts it is left of the
 * picture: a canvas draws a line of several fonts in parts, each with its shadow, which falls on the
 * part before; and canvases differ in the order of such parts.
 *
 * Limits: at an odd angle, a letter of the shadow may be rounded to another quarter of a pixel by
 * another canvas. Other lines cast their shadow themselves, which is exact at any angle.
 */
function drawShadow<Image>(
  context: Context2D<Image>,
  { fontSize, outlineWidth, bounds }: CaptionLayout,
  density: number,
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
): void {
  const away = distanceOf(bounds, fontSize, density)
  context.save()
  if (bounds.degrees === 0) context.setTransform(density, 0, 0, density, -away, 0)
  else centerOn(context, bounds, density, false, away)
  castShadow(context, fontSize * density, away)
  if (outlineWidth > 0) context.strokeText(text, x, y)
  else context.fillText(text, x, y)
  context.restore()
}

/**
 * How far a caption has to move to be left of the picture, in device pixels. A power of two, and no
 * larger than it has to be: canvases compute with 24 bits, and a letter must not move by a part of a
 * pixel.
 */
function distanceOf({ left, width, height }: Bounds, fontSize: number, density: number): number {
  // However it is turned. A letter reaches no further out of its line than the size of the font.
  const right = left + width / 2 + Math.hypot(width, height) / 2 + 2 * fontSize
  return 2 ** Math.ceil(Math.log2(Math.max(1, right * density)))
}

/** Draws the watermark: white over a black outline, which is legible on any picture. */
export function drawWatermark<Image>(context: Context2D<Image>, watermark: WatermarkLayout): void {
  context.font = fontOf(watermark.fontSize, watermark.families)
  prepareText(context, {
    color: WATERMARK_COLOR,
    outlineColor: OUTLINE_COLOR,
    outlineWidth: OUTLINE_WIDTH,
  })
  context.textAlign = 'right'
  context.direction = 'ltr'
  context.strokeText(watermark.text, watermark.right, watermark.baseline)
  context.fillText(watermark.text, watermark.right, watermark.baseline)
}

interface Paint {
  readonly color: string
  readonly outlineColor: string
  readonly outlineWidth: number
}

function prepareText<Image>(
  context: Context2D<Image>,
  { color, outlineColor, outlineWidth }: Paint,
): void {
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = outlineWidth
  context.strokeStyle = outlineColor
  context.fillStyle = color
}
