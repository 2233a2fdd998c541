/** Emoji, people and furniture. */
import type { Layer, PropLayer, SpriteLayer } from '@memesmith/scenes'

type LayerOf<Type extends Layer['type']> = Extract<Layer, { type: Type }>
type Figure = LayerOf<'figure'>
type Scatter = LayerOf<'scatter'>
type SpriteOptions = Omit<SpriteLayer, 'type' | 'emoji' | 'x' | 'y' | 'size'>

/** An emoji around (x, y). */
export const sprite = (
  emoji: string,
  x: number,
  y: number,
  size: number,
  options: SpriteOptions = {},
): Layer => ({ type: 'sprite', emoji, x, y, size, ...options })

/** An emoji that stands on (x, y), with its shadow on the ground. */
export const standing = (
  emoji: string,
  x: number,
  y: number,
  size: number,
  options: Omit<SpriteOptions, 'anchor' | 'shadow'> = {},
): Layer => sprite(emoji, x, y, size, { anchor: 'feet', shadow: 'contact', ...options })

/** An emoji around (x, y) that floats before its shadow. */
export const floating = (
  emoji: string,
  x: number,
  y: number,
  size: number,
  options: Omit<SpriteOptions, 'shadow'> = {},
): Layer => sprite(emoji, x, y, size, { shadow: 'drop', ...options })

interface PersonOptions
  extends Omit<Figure, 'type' | 'head' | 'x' | 'y' | 'size' | 'outfit' | 'color' | 'leftHand'> {
  /** Both hands from the collar, in head sizes: x and y of the left one, then of the right one. */
  readonly hands?: readonly [number, number, number, number]
}

/** The head of an emoji on a drawn body whose collar is at (x, y). */
export const person = (
  head: string,
  x: number,
  y: number,
  size: number,
  outfit: Figure['outfit'],
  color: string,
  { hands, ...options }: PersonOptions = {},
): Layer => ({
  type: 'figure',
  head,
  x,
  y,
  size,
  outfit,
  color,
  ...(hands && { leftHand: [hands[0], hands[1]], rightHand: [hands[2], hands[3]] }),
  ...options,
})

/** Furniture or scenery; (x, y) is the middle of its bottom edge. */
export const prop = (
  name: PropLayer['name'],
  x: number,
  y: number,
  width: number,
  height: number,
  options: Omit<PropLayer, 'type' | 'name' | 'x' | 'y' | 'width' | 'height'> = {},
): Layer => ({ type: 'prop', name, x, y, width, height, ...options })

/** Many copies of one thing in an area. */
export const scatter = (of: Scatter['of'], options: Omit<Scatter, 'type' | 'of'>): Layer => ({
  type: 'scatter',
  of,
  ...options,
})
