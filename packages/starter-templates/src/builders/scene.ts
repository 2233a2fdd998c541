/** Scenes, their backgrounds, and layers that hold or repeat other layers. */
import type { Background, Layer, Scene } from '@memesmith/scenes'

type BackgroundOf<Type extends Background['type']> = Extract<Background, { type: Type }>
type LayerOf<Type extends Layer['type']> = Extract<Layer, { type: Type }>

/** Layers from back to front; `repeat` and `each` give several at once. */
type Layers = readonly (Layer | readonly Layer[])[]

/** A picture of the given size in pixels. */
export const scene = (
  width: number,
  height: number,
  background: Background,
  layers: Layers,
): Scene => ({ width, height, background, layers: layers.flat() })

/** One color, or several from top to bottom. */
export const fill = (colors: BackgroundOf<'fill'>['fill']): Background => ({
  type: 'fill',
  fill: colors,
})

/** A place, such as a beach. */
export const setting = (
  name: BackgroundOf<'setting'>['name'],
  options: Omit<BackgroundOf<'setting'>, 'type' | 'name'> = {},
): Background => ({ type: 'setting', name, ...options })

/** A photographer's paper roll of one color. */
export const studio = (
  color: string,
  options: Omit<BackgroundOf<'studio'>, 'type' | 'color'> = {},
): Background => ({ type: 'studio', color, ...options })

/** Comic rays of two colors. */
export const sunburst = (
  colors: BackgroundOf<'sunburst'>['colors'],
  options: Omit<BackgroundOf<'sunburst'>, 'type' | 'colors'> = {},
): Background => ({ type: 'sunburst', colors, ...options })

/** Comic dots that grow towards the bottom. */
export const halftone = (colors: BackgroundOf<'halftone'>['fill'], dots: string): Background => ({
  type: 'halftone',
  fill: colors,
  dots,
})

/** Another picture, of the given size, inside a frame around (x, y). */
export const panel = (
  x: number,
  y: number,
  width: number,
  height: number,
  background: Background,
  layers: Layers,
  options: Omit<LayerOf<'panel'>, 'type' | 'x' | 'y' | 'scene'> = {},
): Layer => ({ type: 'panel', x, y, scene: scene(width, height, background, layers), ...options })

/** Layers that are moved, turned and scaled together around their own (0, 0). */
export const group = (
  x: number,
  y: number,
  layers: Layers,
  options: Omit<LayerOf<'group'>, 'type' | 'x' | 'y' | 'layers'> = {},
): Layer => ({ type: 'group', x, y, layers: layers.flat(), ...options })

/** The same layer `count` times; the builder gets the index, from 0. */
export const repeat = (count: number, build: (index: number) => Layer): readonly Layer[] =>
  Array.from({ length: count }, (_, index) => build(index))

/** A layer for each item. */
export const each = <Item>(
  items: readonly Item[],
  build: (item: Item, index: number) => Layer,
): readonly Layer[] => items.map(build)
