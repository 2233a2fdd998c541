/**
 * A scene is a picture as plain data: a background and, from back to front, layers.
 *
 * All lengths are pixels of the scene, angles are degrees clockwise, colors are CSS `#rrggbb`.
 * Drawing it is `renderScene`'s work; the same scene always gives the same pixels.
 */
import type { Background } from './background.ts'
import type { Fill, Point, Stroke } from './geometry.ts'
import type { PropLayer } from './props/draw-prop.ts'

/** A picture of `width` × `height` pixels; `layers` are in order from back to front. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly background: Background
  readonly layers: readonly Layer[]
  /** Whether the ground shakes, once it moves. */
  readonly quakes?: true
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly rotate?: number
  readonly opacity?: number
}
interface Shape {
  readonly fill?: Fill
  readonly stroke?: Stroke
  /** A soft shadow below the shape. */
  readonly shadow?: boolean
}

/** The picture of an emoji. */
export interface SpriteLayer extends Placed {
  readonly type: 'sprite'
  /** One emoji; it must have a picture. */
  readonly emoji: string
  /** Side of the picture's square. Sprites are 256 pixels: above 420 they look soft. */
  readonly size: number
  /** `feet`: (x, y) is the middle of the visible bottom edge instead of the square's center. */
  readonly anchor?: 'center' | 'feet'
  readonly flip?: boolean
  /** `contact`: it stands on something; `drop`: it floats in front of something. */
  readonly shadow?: 'none' | 'contact' | 'drop'
  /** 1 is unchanged, 0 a black silhouette. */
  readonly brightness?: number
  /** 1 is unchanged, 0 gray. */
  readonly saturation?: number
  /** Radius in pixels, for things far behind or close in front. */
  readonly blur?: number
}

/** A rectangle around its center. */
export interface RectLayer extends Placed, Shape {
  readonly type: 'rect'
  readonly width: number
  readonly height: number
  readonly radius?: number
}

/** An ellipse around its center. */
export interface EllipseLayer extends Placed, Shape {
  readonly type: 'ellipse'
  readonly width: number
  readonly height: number
}

/** A closed shape; `smooth` rounds its corners into curves. */
export interface PolygonLayer extends Shape {
  readonly type: 'polygon'
  readonly points: readonly Point[]
  readonly smooth?: boolean
  readonly opacity?: number
}

/** An open line through points; also a chart's curve. */
export interface LineLayer {
  readonly type: 'line'
  readonly points: readonly Point[]
  readonly color: string
  readonly width: number
  readonly smooth?: boolean
  readonly dash?: readonly number[]
  readonly arrow?: boolean
  readonly outline?: Stroke
  readonly shadow?: boolean
  readonly opacity?: number
}

/** Lettering that belongs to the picture. */
export interface TextLayer extends Placed {
  readonly type: 'text'
  /** Lines are separated by `\n`; (x, y) is the middle of the block. */
  readonly text: string
  readonly size: number
  readonly color: string
  readonly align?: 'left' | 'center' | 'right'
  readonly outline?: Stroke
  /** Shrinks the size until the longest line is no wider. */
  readonly maxWidth?: number
}

/** A speech or thought bubble around (x, y), its tail pointing at `tail`. */
export interface BubbleLayer {
  readonly type: 'bubble'
  readonly kind: 'speech' | 'thought' | 'shout'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tail?: Point
  readonly fill?: string
  readonly stroke?: Stroke
  readonly text?: string
  readonly textSize?: number
  readonly textColor?: string
}

/** Another scene inside a frame; (x, y) is the middle of the frame. */
export interface PanelLayer {
  readonly type: 'panel'
  readonly x: number
  readonly y: number
  readonly scene: Scene
  readonly scale?: number
  readonly rotate?: number
  readonly radius?: number
  readonly frame?: Stroke
  readonly shadow?: boolean
}

/** Layers moved, turned and scaled together around their own (0, 0). */
export interface GroupLayer extends Placed {
  readonly type: 'group'
  readonly scale?: number
  readonly flip?: boolean
  /** Whether it dances on its (0, 0), once it moves. */
  readonly dances?: true
  readonly layers: readonly Layer[]
}

/** Many copies of one thing inside a rectangle, the same for the same seed. */
export interface ScatterLayer {
  readonly type: 'scatter'
  readonly of:
    | string
    | {
        readonly shape: 'dot' | 'confetti' | 'star' | 'rain' | 'bubble'
        readonly colors: readonly string[]
      }
  readonly count: number
  readonly seed: number
  /** Left, top, right, bottom. */
  readonly area: readonly [number, number, number, number]
  /** Smallest and largest size. */
  readonly size: readonly [number, number]
  /** Largest turn either way, in degrees. */
  readonly turn?: number
  readonly opacity?: number
  readonly shadow?: 'none' | 'contact' | 'drop'
}

/** Light that fades from (x, y). */
export interface GlowLayer {
  readonly type: 'glow'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly color: string
  readonly strength?: number
  /** How tall it is for its width; 1 is round. */
  readonly aspect?: number
}

/** A cone of light from a lamp down to a pool on the floor. */
export interface SpotlightLayer {
  readonly type: 'spotlight'
  readonly from: Point
  readonly to: Point
  /** Width of the pool. */
  readonly width: number
  readonly color: string
  readonly strength?: number
}

/** Darker towards the corners. */
export interface VignetteLayer {
  readonly type: 'vignette'
  readonly color?: string
  readonly strength?: number
}

/** A wash over a horizontal band from `top` to `bottom`, from one opacity to another. */
export interface ShadeLayer {
  readonly type: 'shade'
  readonly top: number
  readonly bottom: number
  readonly color: string
  readonly from: number
  readonly to: number
}

/** A character: the face of an emoji on a drawn body with arms. */
export interface FigureLayer {
  readonly type: 'figure'
  /** An emoji that is a head: a face, a cat, a skull. */
  readonly head: string
  /** Where the collar is: the head above it, the body below. */
  readonly x: number
  readonly y: number
  /** Size of the head's square. */
  readonly size: number
  readonly outfit: 'suit' | 'shirt' | 'hoodie' | 'robe'
  readonly color: string
  /** Color of hands and neck; by default an emoji's yellow. */
  readonly skin?: string
  /** Hands, from the collar, in head sizes: [0.8, 0.5] is out to the right at the chest. */
  readonly leftHand?: Point
  readonly rightHand?: Point
  /** How far the body reaches below the collar, in head sizes. */
  readonly torso?: number
  readonly legs?: boolean
  readonly tilt?: number
  readonly flip?: boolean
  readonly rotate?: number
}

/** One element of a scene. */
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
