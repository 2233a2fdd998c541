import {
  OUTLINE_COLOR,
  OUTLINE_WIDTH,
  SHADOW_BLUR,
  SHADOW_COLOR,
  SHADOW_OFFSET,
  WATERMARK_COLOR,
} from './defaults.ts'
import { fontOf } from './fonts/font-stack.ts'
import type { CaptionLayout, WatermarkLayout } from './meme-layout.ts'
import { turnWith } from './turn-context.ts'
import type { Context2D } from './types.ts'

const MARKS = /\p{M}/gu

/**
 * Draws a caption, line by line. Each line is filled over its outline, and drawn over its shadow.
 *
 * @param density device pixels per meme pixel
 * @yields the length of each line, before it is drawn
 */
export function* drawCaption<Image>(
  context: Context2D<Image>,
  caption: CaptionLayout,
  density: number,
): Generator<number, void> {
  const place = turnWith(context, caption.bounds, density)
  prepareText(context, caption)
  context.textAlign = caption.align
  context.direction = caption.direction
  for (const { text, baseline, families } of caption.lines) {
    yield text.length
    context.font = fontOf(caption.fontSize, families)
    if (caption.shadow) {
      const away = distanceOf(caption, text, density)
      const caster = place(caption.x, baseline, away / density)
      drawShadow(context, caption, density, { text, away, ...caster })
    }
    const { x, y } = place(caption.x, baseline)
    if (caption.outlineWidth > 0) context.strokeText(text, x, y)
    context.fillText(text, x, y)
  }
}

/** The text that casts a shadow. */
interface Caster {
  readonly text: string
  readonly x: number
  readonly y: number
  /** How far it is to the left of its shadow, in device pixels. */
  readonly away: number
}

/**
 * Draws the shadow of a line, without the line itself: the text that casts it is to the left of the
 * picture. The shadow must lie below all letters, but a canvas draws a line of several fonts in parts,
 * and the shadow of each part falls on the part before it. Canvases also differ in the order of parts.
 *
 * @param density device pixels per meme pixel, by which a canvas does not scale shadows
 */
function drawShadow<Image>(
  context: Context2D<Image>,
  { fontSize, outlineWidth }: CaptionLayout,
  density: number,
  { text, x, y, away }: Caster,
): void {
  context.shadowColor = SHADOW_COLOR
  context.shadowBlur = fontSize * density * SHADOW_BLUR
  context.shadowOffsetX = away
  context.shadowOffsetY = fontSize * density * SHADOW_OFFSET
  if (outlineWidth > 0) context.strokeText(text, x, y)
  else context.fillText(text, x, y)
  context.shadowColor = 'transparent'
}

/**
 * How far a line has to move to be left of the picture, in device pixels. A power of two, and no
 * larger than it has to be: canvases compute with 24 bits, and a letter must not move by a part of a
 * pixel.
 */
function distanceOf(
  { bounds, fontSize, outlineWidth }: CaptionLayout,
  text: string,
  density: number,
): number {
  const { left, width, height } = bounds
  // Marks can be stacked: measured, one adds no more than 0.4 font sizes.
  const reach = fontSize * (2 + 0.5 * (text.match(MARKS)?.length ?? 0)) + outlineWidth
  // At any rotation.
  const right = left + width / 2 + Math.hypot(width, height) / 2 + reach
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
