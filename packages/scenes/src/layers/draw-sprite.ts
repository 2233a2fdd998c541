import { fade } from '../color.ts'
import { type Context, place, radial } from '../paint.ts'
import type { SpriteLayer } from '../scene.ts'
import { SHADOW_SPREAD, type Sprite, type Sprites } from '../sprites.ts'

/** Draws the picture of an emoji with its shadow. */
export function drawSprite(context: Context, layer: SpriteLayer, sprites: Sprites): void {
  const { emoji, size, anchor = 'center', shadow = 'none' } = layer
  const sprite = sprites(emoji)
  const { x, y } = anchor === 'feet' ? centerAboveFeet(layer, sprite) : layer
  if (shadow === 'contact') drawContactShadow(context, { x, y, size }, sprite)
  if (shadow === 'drop') drawDropShadow(context, { ...layer, x, y: y + size * 0.045 }, sprite)
  place(context, { ...layer, x, y }, () => {
    const filter = filterOf(layer)
    if (filter !== '') context.filter = filter
    context.drawImage(sprite.image, -size / 2, -size / 2, size, size)
  })
}

function drawDropShadow(context: Context, layer: SpriteLayer, { shadow }: Sprite): void {
  const side = layer.size * SHADOW_SPREAD
  place(context, layer, () => {
    context.globalAlpha *= 0.5
    context.drawImage(shadow, -side / 2, -side / 2, side, side)
  })
}

function centerAboveFeet(layer: SpriteLayer, { bounds }: Sprite): { x: number; y: number } {
  const middle = (bounds.left + bounds.right) / 2 - 0.5
  return {
    x: layer.x - (layer.flip ? -middle : middle) * layer.size,
    y: layer.y - (bounds.bottom - 0.5) * layer.size,
  }
}

function filterOf({ brightness = 1, saturation = 1, blur = 0 }: SpriteLayer): string {
  const parts = []
  if (brightness !== 1) parts.push(`brightness(${brightness})`)
  if (saturation !== 1) parts.push(`saturate(${saturation})`)
  if (blur > 0) parts.push(`blur(${blur}px)`)
  return parts.join(' ')
}

function drawContactShadow(
  context: Context,
  { x, y, size }: { x: number; y: number; size: number },
  { bounds }: Sprite,
): void {
  const width = (bounds.right - bounds.left) * size * 1.12
  context.save()
  context.translate(
    x + ((bounds.left + bounds.right) / 2 - 0.5) * size,
    y + (bounds.bottom - 0.515) * size,
  )
  context.scale(1, 0.2)
  const colors = [0.55, 0.4, 0.16, 0].map((opacity) => fade('#120a24', opacity))
  context.fillStyle = radial(context, 0, 0, width / 2, colors)
  context.fillRect(-width / 2, -width / 2, width, width)
  context.restore()
}
