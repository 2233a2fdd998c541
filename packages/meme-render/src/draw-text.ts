import { bend, bendDegrees } from './arc-places.ts'
import {
  HALF_CAPITAL,
  OUTLINE_COLOR,
  OUTLINE_WIDTH,
  SHADOW_BLUR,
  SHADOW_COLOR,
  SHADOW_OFFSET,
  SLANT,
  WATERMARK_COLOR,
} from './defaults.ts'
import { drawBackground } from './draw-background.ts'
import { drawBubble } from './draw-bubble.ts'
import { BACKGROUND_COST, BUBBLE_COST, lineCost } from './drawing-cost.ts'
import { fontOf } from './fonts/font-stack.ts'
import type { CaptionLayout, WatermarkLayout } from './meme-layout.ts'
import { turnWith } from './turn-context.ts'
import type { Context2D } from './types.ts'

const MARKS = /\p{M}/gu

/**
 * Draws a caption, line by line. Each line is filled over its outline, and drawn over its shadow.
 *
 * @param density device pixels per meme pixel
 * @yields how long each part takes, before it is drawn
 */
export function* drawCaption<Image>(
  context: Context2D<Image>,
  caption: CaptionLayout,
  density: number,
): Generator<number, void> {
  if (caption.bubble !== undefined) {
    yield BUBBLE_COST
    drawBubble(context, caption.bounds, caption.bubble, density)
  }
  if (caption.background !== undefined) {
    yield BACKGROUND_COST
    drawBackground(context, caption, density, (line) => startOf(caption, line))
  }
  prepareText(context, caption)
  context.letterSpacing = `${caption.letterSpacing ?? 0}px`
  context.direction = caption.direction
  const isSlanted = caption.italic ?? false
  const straight =
    caption.radius === undefined
      ? turnWith(context, caption.bounds, density, { isSlanted })
      : undefined
  const turn = ({ degrees }: Part) =>
    straight ?? turnWith(context, caption.bounds, density, { degrees, isSlanted })
  for (const line of caption.lines) {
    const parts = partsOf(caption, line)
    yield lineCost(caption, line.text, parts.length)
    context.font = fontOf(caption.fontSize, line.families, caption.weight)
    context.textAlign = parts[0]?.align ?? caption.align
    // Of a part, nothing may cover a letter of the one before.
    if (caption.shadow) {
      for (const part of parts) {
        const away = distanceOf(caption, part.text, density)
        const caster = turn(part)(part.x, part.y, away / density)
        drawShadow(context, caption, density, { text: part.text, away, ...caster })
      }
    }
    if (caption.outlineWidth > 0) {
      for (const part of parts) {
        const { x, y } = turn(part)(part.x, part.y)
        context.strokeText(part.text, x, y)
      }
    }
    for (const part of parts) {
      const { x, y } = turn(part)(part.x, part.y)
      context.fillStyle = part.color
      context.fillText(part.text, x, y)
    }
  }
}

/** What is drawn at once, at its place before it is turned; in meme pixels. */
interface Part {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly align: CaptionLayout['align']
  readonly color: string
  /** By which it is turned around its own place. */
  readonly degrees: number
}

function partsOf(caption: CaptionLayout, line: CaptionLayout['lines'][number]): readonly Part[] {
  const { align, color, accentColor = color, fontSize, letterSpacing = 0, radius } = caption
  const { text, baseline, pieces = [] } = line
  const lean = caption.italic ? SLANT * HALF_CAPITAL * fontSize : 0
  if (pieces.length === 0) {
    // The space after the last letter is no part of what is aligned.
    const behind = letterSpacing * { left: 0, center: 0.5, right: 1 }[align]
    return [{ text, x: caption.x + behind - lean, y: baseline, align, color, degrees: 0 }]
  }
  const left = startOf(caption, line) - lean
  return pieces.map((piece) => {
    const start = left + piece.left * fontSize
    const partColor = piece.isAccent ? accentColor : color
    if (radius === undefined) {
      return {
        text: piece.text,
        x: start,
        y: baseline,
        align: 'left',
        color: partColor,
        degrees: 0,
      }
    }
    const middle = start + (piece.width * fontSize) / 2
    return {
      ...bend(caption, { x: middle, y: baseline }, baseline),
      degrees: bendDegrees(caption, middle),
      text: piece.text,
      align: 'center',
      color: partColor,
    }
  })
}

/** The left end of a line that knows its width. */
const startOf = (
  { x, align, letterSpacing = 0 }: CaptionLayout,
  { width = 0 }: CaptionLayout['lines'][number],
): number => {
  const share = { left: 0, center: 0.5, right: 1 }[align]
  return x - share * (width - letterSpacing)
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
