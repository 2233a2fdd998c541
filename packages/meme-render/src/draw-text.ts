import { OUTLINE_COLOR, OUTLINE_WIDTH, WATERMARK_COLOR } from './defaults.ts'
import { fontOf } from './fonts.ts'
import type { CaptionLayout, WatermarkLayout } from './layout-meme.ts'
import type { Context2D } from './types.ts'

/** Paints a caption: each line filled over a black outline. */
export function drawCaption<Image>(context: Context2D<Image>, caption: CaptionLayout): void {
  prepareText(context, caption.fontSize, caption.color)
  context.textAlign = 'center'
  for (const { text, baseline } of caption.lines) {
    context.strokeText(text, caption.center, baseline)
    context.fillText(text, caption.center, baseline)
  }
}

/** Paints the watermark: white over a black outline, legible on any picture. */
export function drawWatermark<Image>(context: Context2D<Image>, watermark: WatermarkLayout): void {
  prepareText(context, watermark.fontSize, WATERMARK_COLOR)
  context.textAlign = 'right'
  context.strokeText(watermark.text, watermark.right, watermark.baseline)
  context.fillText(watermark.text, watermark.right, watermark.baseline)
}

function prepareText<Image>(context: Context2D<Image>, size: number, color: string): void {
  context.font = fontOf(size)
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = OUTLINE_WIDTH
  context.strokeStyle = OUTLINE_COLOR
  context.fillStyle = color
}
