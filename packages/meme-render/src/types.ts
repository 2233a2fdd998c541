/** Where a caption stands. */
export type Placement = 'top' | 'bottom'

/** One piece of text on a meme. */
export interface Caption {
  /** Drawn as typed; `\n` starts a new line. */
  readonly text: string
  readonly placement: Placement
  /** Meme pixels; a text too long for its place is drawn smaller. */
  readonly fontSize: number
  /** `#rrggbb`. */
  readonly color: string
}

/** Everything that is drawn on top of the picture. */
export interface Meme {
  readonly captions: readonly Caption[]
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
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  direction: 'inherit' | 'ltr' | 'rtl'
  textRendering: 'auto' | 'geometricPrecision' | 'optimizeLegibility' | 'optimizeSpeed'
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  save(): void
  restore(): void
  scale(x: number, y: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  drawImage(image: Image, x: number, y: number, width: number, height: number): void
  measureText(text: string): { readonly width: number }
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
}
