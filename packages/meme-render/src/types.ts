import type { ALIGNS, Edge, FontName, TURNS, VERTICAL_ALIGNS } from './defaults.ts'

/**
 * An area of the framed picture. All fields except `rotation` are fractions of it, from -1 to 2.
 */
export interface Box {
  /** Left edge before the rotation. */
  readonly x: number
  /** Top edge before the rotation. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise around the center of the box. */
  readonly rotation: number
}

/** The place of a caption: an edge of the picture, as in the specification, or a box. */
export type Place = Edge | Box

/** A text on a meme. */
export interface Caption {
  readonly type: 'caption'
  /** What the text stands for in the picture of its template, such as *Panel 2*. It is not drawn. */
  readonly name?: string
  /** `\n` starts a new line. */
  readonly text: string
  readonly place: Place
  readonly font: FontName
  /**
   * Meme pixels, 8 to 200, or `fit` for the largest size that fits. A text that is too long is
   * drawn smaller.
   */
  readonly fontSize: number | 'fit'
  /** `#rrggbb`. */
  readonly color: string
  /** `#rrggbb`. */
  readonly outlineColor: string
  /** Meme pixels, 0 to 12. Half of it is inside the letters' edge, half outside. */
  readonly outlineWidth: number
  readonly shadow: boolean
  readonly align: (typeof ALIGNS)[number]
  /** Vertical alignment in a box; ignored at an edge of the picture. */
  readonly verticalAlign: (typeof VERTICAL_ALIGNS)[number]
  /** Whether to draw in capitals. The stored text does not change. */
  readonly uppercase: boolean
  /**
   * When it appears on a picture that moves, as a fraction of the duration; omitted for 0. A still
   * picture has every caption.
   */
  readonly from?: number
  /** When it disappears, above `from`; omitted for 1. */
  readonly to?: number
}

/** A small picture on a meme. */
export interface Sticker {
  readonly type: 'sticker'
  /** Names the picture: an emoji's English name, or the URL of one of the user's own images. */
  readonly image: string
  /** The picture is drawn as large as fits, in the middle. */
  readonly place: Box
  /** Whether the picture is mirrored, left to right. */
  readonly flipped: boolean
  /** 0 (invisible) to 1. */
  readonly opacity: number
}

/** Something that is drawn on the picture. */
export type Layer = Caption | Sticker

/** The part of the picture that is shown, and how. Cropped first, then turned, then flipped. */
export interface Frame {
  /** Fractions of the picture, inside it. */
  readonly crop: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** Quarter turns, clockwise. */
  readonly turns: (typeof TURNS)[number]
  /** Whether the picture is mirrored, left to right. */
  readonly flipped: boolean
}

/** The layers that a user has put on a picture. */
export interface MemeDocument {
  readonly version: 1
  /** Omitted for the whole picture. The layers' places are fractions of the framed picture. */
  readonly frame?: Frame
  /** From back to front, at most 40. */
  readonly layers: readonly Layer[]
}

/** Everything that is drawn over the picture. */
export interface Meme {
  readonly document: MemeDocument
  /** The site's name at the bottom right; empty for none. */
  readonly watermark: string
}

/** A decoded picture, with its size in pixels. */
export interface Source<Image> {
  readonly image: Image
  readonly width: number
  readonly height: number
  /**
   * The same picture at each halved size, for drawing a sticker small. Only for a host where the small
   * drawing depends on how large the picture was drawn before.
   */
  readonly halved?: readonly Image[]
}

/** The pictures of stickers, by `Sticker.image`. */
export type StickerImages<Image> = ReadonlyMap<string, Source<Image>>

/** Measures a text in a bold font, in font sizes: 2.5 means 80 px at a font size of 32 px. */
export type MeasureText = (text: string) => number

/** Returns the measuring function of a CSS `font-family` list. */
export type MeasureIn = (families: string) => MeasureText

/**
 * The part of a 2D canvas context that drawing needs. A browser's `CanvasRenderingContext2D` and
 * the contexts of server-side canvases implement it.
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
  globalAlpha: number
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
