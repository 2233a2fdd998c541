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
import type { CaptionLayout, WatermarkLayout } from './meme-layout.ts'
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
    // Only what is painted first casts a shadow: the rest would cast its shadow on the letters.
    if (caption.shadow) castShadow(context, caption.fontSize * density)
    if (caption.outlineWidth > 0) {
      context.strokeText(text, x, y)
      if (caption.shadow) context.shadowColor = 'transparent'
    }
    context.fillText(text, x, y)
  }
}

/** @param fontSize in device pixels: a canvas does not scale the blur and the offset of shadows */
function castShadow<Image>(context: Context2D<Image>, fontSize: number): void {
  context.shadowColor = SHADOW_COLOR
  context.shadowBlur = fontSize * SHADOW_BLUR
  context.shadowOffsetX = 0
  context.shadowOffsetY = fontSize * SHADOW_OFFSET
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
