import type { FontName } from './defaults.ts'

/** An area of the picture. All but the rotation are fractions of the picture, from -1 to 2. */
export interface Box {
  /** Left edge of the box before it is turned. */
  readonly x: number
  /** Top edge of the box before it is turned. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise around the middle of the box. */
  readonly rotation: number
}

/** Where a caption stands: at an edge, as the specification has it, or in a box of its own. */
export type Place = 'top' | 'bottom' | Box

/** One piece of text on a meme. */
export interface Caption {
  readonly type: 'caption'
  /** `\n` starts a new line. */
  readonly text: string
  readonly place: Place
  readonly font: FontName
  /** Meme pixels, 8 to 200, or as large as fits; a text too long for its place is drawn smaller. */
  readonly fontSize: number | 'fit'
  /** `#rrggbb`. */
  readonly color: string
  /** `#rrggbb`. */
  readonly outlineColor: string
  /** Meme pixels, 0 to 12; half of it is inside the letters' edge, half outside. */
  readonly outlineWidth: number
  readonly shadow: boolean
  readonly align: 'left' | 'center' | 'right'
  /** Where the lines stand in a box; at an edge of the picture it says nothing. */
  readonly verticalAlign: 'top' | 'middle' | 'bottom'
  /** Drawn in capitals; the text stays as typed. */
  readonly uppercase: boolean
}

/** A thing that is drawn on the picture. */
export type Layer = Caption

/** What somebody made of a picture. */
export interface MemeDocument {
  readonly version: 1
  /** From back to front, at most 40. */
  readonly layers: readonly Layer[]
}

/** Everything that is drawn on top of the picture. */
export interface Meme {
  readonly document: MemeDocument
  /** The site's name, drawn small at the bottom right; empty for none. */
  readonly watermark: string
}

/** A decoded picture, with its size in pixels. */
export interface Source<Image> {
  readonly image: Image
  readonly width: number
  readonly height: number
}

/** Width of a text in some bold font, in font sizes: 2.5 means 80 px at 32 px. */
export type MeasureText = (text: string) => number

/** Gives the measure for a CSS `font-family` list. */
export type MeasureIn = (families: string) => MeasureText

/**
 * The part of a 2D canvas context that a meme needs. A browser's `CanvasRenderingContext2D` and
 * the contexts of server-side canvases satisfy it as they are.
 */
export interface Context2D<Image> {
  font: string
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: 'bevel' | 'miter' | 'round'
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  direction: 'inherit' | 'ltr' | 'rtl'
  textRendering: 'auto' | 'geometricPrecision' | 'optimizeLegibility' | 'optimizeSpeed'
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  save(): void
  restore(): void
  scale(x: number, y: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  drawImage(image: Image, x: number, y: number, width: number, height: number): void
  measureText(text: string): { readonly width: number }
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
}
