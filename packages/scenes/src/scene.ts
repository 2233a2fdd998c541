/**
 * A scene is a picture as plain data: a background and, from back to front, layers.
 *
 * All lengths are pixels of the scene, angles are degrees clockwise, colors are CSS `#rrggbb`.
 * Drawing it is `renderScene`'s work; the same scene always gives the same pixels.
 */
import type { Background } from './background.ts'
import type { Fill, Point, Stroke } from './geometry.ts'
import type { PropLayer } from './props/draw-prop.ts'

export type Scene = {
  width: number
  height: number
  background: Background
  layers: readonly Layer[]
}

type Placed = { x: number; y: number; rotate?: number; opacity?: number }
type Shape = {
  fill?: Fill
  stroke?: Stroke
  /** A soft shadow below the shape. */
  shadow?: boolean
}

export type SpriteLayer = Placed & {
  type: 'sprite'
  /** One emoji; it must have a picture. */
  emoji: string
  /** Side of the picture's square. Sprites are 256 pixels: above 420 they look soft. */
  size: number
  /** `feet`: (x, y) is the middle of the visible bottom edge instead of the square's center. */
  anchor?: 'center' | 'feet'
  flip?: boolean
  /** `contact`: it stands on something; `drop`: it floats in front of something. */
  shadow?: 'none' | 'contact' | 'drop'
  /** 1 is unchanged, 0 a black silhouette. */
  brightness?: number
  /** 1 is unchanged, 0 gray. */
  saturation?: number
  /** Radius in pixels, for things far behind or close in front. */
  blur?: number
}

/** A rectangle around its center. */
export type RectLayer = Placed &
  Shape & { type: 'rect'; width: number; height: number; radius?: number }

/** An ellipse around its center. */
export type EllipseLayer = Placed & Shape & { type: 'ellipse'; width: number; height: number }

/** A closed shape; `smooth` rounds its corners into curves. */
export type PolygonLayer = Shape & {
  type: 'polygon'
  points: readonly Point[]
  smooth?: boolean
  opacity?: number
}

/** An open line through points; also a chart's curve. */
export type LineLayer = {
  type: 'line'
  points: readonly Point[]
  color: string
  width: number
  smooth?: boolean
  dash?: readonly number[]
  arrow?: boolean
  outline?: Stroke
  shadow?: boolean
  opacity?: number
}

export type TextLayer = Placed & {
  type: 'text'
  /** Lines are separated by `\n`; (x, y) is the middle of the block. */
  text: string
  size: number
  color: string
  align?: 'left' | 'center' | 'right'
  outline?: Stroke
  /** Shrinks the size until the longest line is no wider. */
  maxWidth?: number
}

/** A speech or thought bubble around (x, y), its tail pointing at `tail`. */
export type BubbleLayer = {
  type: 'bubble'
  kind: 'speech' | 'thought' | 'shout'
  x: number
  y: number
  width: number
  height: number
  tail?: Point
  fill?: string
  stroke?: Stroke
  text?: string
  textSize?: number
  textColor?: string
}

/** Another scene inside a frame; (x, y) is the middle of the frame. */
export type PanelLayer = {
  type: 'panel'
  x: number
  y: number
  scene: Scene
  scale?: number
  rotate?: number
  radius?: number
  frame?: Stroke
  shadow?: boolean
}

/** Layers moved, turned and scaled together around their own (0, 0). */
export type GroupLayer = Placed & {
  type: 'group'
  scale?: number
  flip?: boolean
  layers: readonly Layer[]
}

/** Many copies of one thing inside a rectangle, the same for the same seed. */
export type ScatterLayer = {
  type: 'scatter'
  of: string | { shape: 'dot' | 'confetti' | 'star' | 'rain' | 'bubble'; colors: readonly string[] }
  count: number
  seed: number
  /** Left, top, right, bottom. */
  area: readonly [number, number, number, number]
  /** Smallest and largest size. */
  size: readonly [number, number]
  /** Largest turn either way, in degrees. */
  turn?: number
  opacity?: number
  shadow?: 'none' | 'contact' | 'drop'
}

/** Light that fades from (x, y). */
export type GlowLayer = {
  type: 'glow'
  x: number
  y: number
  radius: number
  color: string
  strength?: number
  /** How tall it is for its width; 1 is round. */
  aspect?: number
}

/** A cone of light from a lamp down to a pool on the floor. */
export type SpotlightLayer = {
  type: 'spotlight'
  from: Point
  to: Point
  /** Width of the pool. */
  width: number
  color: string
  strength?: number
}

/** Darker towards the corners. */
export type VignetteLayer = { type: 'vignette'; color?: string; strength?: number }

/** A wash over a horizontal band from `top` to `bottom`, from one opacity to another. */
export type ShadeLayer = {
  type: 'shade'
  top: number
  bottom: number
  color: string
  from: number
  to: number
}

/** A character: the face of an emoji on a drawn body with arms. */
export type FigureLayer = {
  type: 'figure'
  /** An emoji that is a head: a face, a cat, a skull. */
  head: string
  /** Where the collar is: the head above it, the body below. */
  x: number
  y: number
  /** Size of the head's square. */
  size: number
  outfit: 'suit' | 'shirt' | 'hoodie' | 'robe'
  color: string
  /** Color of hands and neck; by default an emoji's yellow. */
  skin?: string
  /** Hands, from the collar, in head sizes: [0.8, 0.5] is out to the right at the chest. */
  leftHand?: Point
  rightHand?: Point
  /** How far the body reaches below the collar, in head sizes. */
  torso?: number
  legs?: boolean
  tilt?: number
  flip?: boolean
  rotate?: number
}

/** A thing that a scene holds. */
export type Layer =
  | SpriteLayer
  | RectLayer
  | EllipseLayer
  | PolygonLayer
  | LineLayer
  | TextLayer
  | BubbleLayer
  | PanelLayer
  | GroupLayer
  | ScatterLayer
  | GlowLayer
  | SpotlightLayer
  | VignetteLayer
  | ShadeLayer
  | FigureLayer
  | PropLayer
