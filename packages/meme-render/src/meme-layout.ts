import type { MemeSize } from './meme-size.ts'
import type { Brush, Bubble, Caption, Cover, Face, Frame, LookValues, Stroke } from './types.ts'

/** The rectangle around a layer, in meme pixels, for an editor to outline. */
export interface Bounds {
  /** Before the rotation. */
  readonly left: number
  /** Before the rotation. */
  readonly top: number
  readonly width: number
  readonly height: number
  /** Clockwise around the center; 0 for a whole number of turns. */
  readonly degrees: number
}

/** A part of a line that is drawn alone. Lengths are font sizes. */
export interface LinePiece {
  readonly text: string
  /** From the left end of the line. */
  readonly left: number
  readonly width: number
  /** Whether it has the accent color. */
  readonly isAccent: boolean
}

interface LineLayout {
  readonly text: string
  readonly baseline: number
  /** CSS `font-family` list that the line is drawn with. */
  readonly families: string
  /** Omitted if nothing needs it. */
  readonly width?: number
  /** Omitted if the line is drawn as one. */
  readonly pieces?: readonly LinePiece[]
}

/** How letters are drawn, besides their font and their color. What is omitted is as usual. */
export interface LetterLayout {
  readonly weight?: Face['weight']
  readonly italic?: boolean
  /** Added between letters, in meme pixels. */
  readonly letterSpacing?: number
  /** Color of what is behind the lines. */
  readonly background?: string
  readonly accentColor?: string
  /**
   * Radius of the circle that the lines follow, in meme pixels, around the middle of the bounds. Above 0 the
   * middle of a line is its highest place, below 0 the lowest.
   */
  readonly radius?: number
  /** Fills the bounds. */
  readonly bubble?: Bubble
}

/** Lines of text, ready to paint. All lengths are meme pixels. */
export interface CaptionLayout extends LetterLayout {
  readonly type: 'caption'
  /** The caption's box or bar (without side margins), or the rectangle around its lines at an edge of the picture. */
  readonly bounds: Bounds
  readonly lines: readonly LineLayout[]
  /** The x coordinate of the lines' start, center or end, as `align` says. */
  readonly x: number
  readonly align: Caption['align']
  /** The size that is drawn: the caption's own, or a smaller one that fits. */
  readonly fontSize: number
  readonly color: string
  readonly outlineColor: string
  readonly outlineWidth: number
  readonly shadow: boolean
  /** True if the text is drawn smaller than the document asks for. */
  readonly shrunk: boolean
  /** True if the text is too long even at the smallest size, and its end is cut off. */
  readonly truncated: boolean
  /** Base direction of lines with mixed scripts. */
  readonly direction: 'ltr' | 'rtl'
  /** Characters that no font has. A replacement mark is drawn for each. */
  readonly missing: readonly string[]
  /** When it appears on a picture that moves, 0 to 1. */
  readonly from: number
  /** When it disappears, 0 to 1. */
  readonly to: number
}

/** A sticker, ready to paint. */
export interface StickerLayout {
  readonly type: 'sticker'
  /** The sticker's box. */
  readonly bounds: Bounds
  readonly image: string
  readonly flipped: boolean
  readonly opacity: number
  readonly look?: LookValues
}

/** A hidden part, ready to paint. */
export interface CoverLayout {
  readonly type: 'cover'
  readonly bounds: Bounds
  readonly kind: Cover['kind']
  readonly brush?: Brush
}

/** A stroke, ready to paint. */
export interface StrokeLayout extends Pick<Stroke, 'color' | 'kind' | 'points' | 'width'> {
  readonly type: 'stroke'
  readonly bounds: Bounds
  readonly outlineColor: string | undefined
}

/** A change of light and colors, ready to paint. */
export interface LookLayout {
  readonly type: 'look'
  readonly bounds: Bounds
  readonly values: LookValues
}

export type LayerLayout = CaptionLayout | CoverLayout | LookLayout | StickerLayout | StrokeLayout

export interface WatermarkLayout {
  readonly text: string
  readonly right: number
  readonly baseline: number
  readonly fontSize: number
  readonly families: string
}

/** A bar that the picture grows by, as wide as the picture. */
export interface BarLayout {
  /** From the top of the canvas, in whole device pixels. */
  readonly top: number
  /** Whole device pixels. */
  readonly height: number
  readonly color: string
}

/** The position of everything on a meme. Places are in the picture: a bar above it is above 0. */
export interface MemeLayout {
  /** With the bars. */
  readonly size: MemeSize
  readonly frame: Frame | undefined
  readonly bars: readonly BarLayout[]
  /** One layout per layer of the document, in order. */
  readonly layers: readonly LayerLayout[]
  readonly watermark: WatermarkLayout
}
