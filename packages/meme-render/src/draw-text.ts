import { OUTLINE_COLOR, OUTLINE_WIDTH, WATERMARK_COLOR } from './defaults.ts'
import { fontOf } from './fonts/font-stack.ts'
import type { CaptionLayout, WatermarkLayout } from './layout-meme.ts'
import type { Context2D } from './types.ts'

/** Paints a caption: each line filled over a black outline. */
export function drawCaption<Image>(context: Context2D<Image>, caption: CaptionLayout): void {
  prepareText(context, fontOf(caption.fontSize, caption.families), caption.color)
  context.textAlign = 'center'
  context.direction = caption.direction
  for (const { text, baseline } of caption.lines) {
    context.strokeText(text, caption.center, baseline)
    context.fillText(text, caption.center, baseline)
  }
}

/** Paints the watermark: white over a black outline, legible on any picture. */
export function drawWatermark<Image>(context: Context2D<Image>, watermark: WatermarkLayout): void {
  prepareText(context, fontOf(watermark.fontSize, watermark.families), WATERMARK_COLOR)
  context.textAlign = 'right'
  context.direction = 'ltr'
  context.strokeText(watermark.text, watermark.right, watermark.baseline)
  context.fillText(watermark.text, watermark.right, watermark.baseline)
}

function prepareText<Image>(context: Context2D<Image>, font: string, color: string): void {
  context.font = font
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = OUTLINE_WIDTH
  context.strokeStyle = OUTLINE_COLOR
  context.fillStyle = color
}
