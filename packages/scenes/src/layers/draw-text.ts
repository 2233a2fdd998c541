import { type Context, place } from '../paint.ts'
import type { TextLayer } from '../scene.ts'

const LINE_HEIGHT = 1.16

/** Draws bold lettering that belongs to the picture, such as a sign. */
export function drawText(context: Context, layer: TextLayer): void {
  const lines = layer.text.split('\n')
  place(context, layer, () => {
    context.textRendering = 'geometricPrecision'
    context.textAlign = layer.align ?? 'center'
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    const size = fittingSize(context, lines, layer.size, layer.maxWidth)
    context.font = fontOf(size)
    for (const [index, line] of lines.entries()) {
      // Capitals are 0.72 of the size: a third of it below the middle centers them.
      const y = (index - (lines.length - 1) / 2) * size * LINE_HEIGHT + size * 0.36
      if (layer.outline) {
        context.strokeStyle = layer.outline.color
        context.lineWidth = layer.outline.width * 2
        context.strokeText(line, 0, y)
      }
      context.fillStyle = layer.color
      context.fillText(line, 0, y)
    }
  })
}

function fontOf(size: number): string {
  return `bold ${size}px Arial`
}

function fittingSize(
  context: Context,
  lines: readonly string[],
  size: number,
  maxWidth = Number.POSITIVE_INFINITY,
): number {
  context.font = fontOf(size)
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  return widest <= maxWidth ? size : (size * maxWidth) / widest
}
