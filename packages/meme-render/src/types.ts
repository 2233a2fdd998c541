import type {
  ALIGNS,
  BarSide,
  BUBBLE_KINDS,
  COVER_KINDS,
  Edge,
  FontName,
  LookKey,
  STROKE_KINDS,
  TURNS,
  VERTICAL_ALIGNS,
} from './defaults.ts'

/**
 * An area of the framed picture. All fields except `rotation` are fractions of it, from -1 to 2 (of what hides
 * a part, see `placeRange`).
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

/**
 * The place of a caption: an edge of the picture, as in the specification, a bar that the picture grows
 * by, or a box.
 */
export type Place = Edge | BarSide | Box

/** What a text in a box is in, as what somebody says, thinks or shouts. */
export interface Bubble {
  readonly kind: (typeof BUBBLE_KINDS)[number]
  /** `#rrggbb`. */
  readonly color: string
  /** `#rrggbb`. */
  readonly outlineColor: string
  /** Meme pixels, 0 to 12, around the bubble. */
  readonly outlineWidth: number
  /**
   * Where the tail ends, in fractions of the box before its rotation: at who speaks. If that is inside the
   * bubble, it has no tail.
   */
  readonly tail: { readonly x: number; readonly y: number }
}

/** A text on a meme. */
export interface Caption {
  readonly type: 'caption'
  /** What the text stands for in the picture of its template, such as *Panel 2*. It is not drawn. */
  readonly name?: string
  /** `\n` starts a new line. */
  readonly text: string
  readonly place: Place
  /** `#rrggbb`, of the bar that the caption is in; omitted for white. */
  readonly barColor?: string
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
  /** Omitted for bold. Some fonts have only one weight. */
  readonly bold?: boolean
  /** Whether the letters are slanted; omitted for upright. */
  readonly italic?: boolean
  /** Added between letters, in font sizes, -0.1 to 0.5; omitted for 0. */
  readonly letterSpacing?: number
  /** `#rrggbb`, of what is behind the lines; omitted for nothing. */
  readonly background?: string
  /** `#rrggbb`, of the words in `accentWords`. */
  readonly accentColor?: string
  /** Wherever the text has them, in capitals or not, and with or without punctuation around. */
  readonly accentWords?: readonly string[]
  /**
   * Degrees of a circle that a line as wide as the box takes: above 0 its middle is the highest place, below
   * 0 the lowest. Ignored at an edge and in a bar. Omitted for a straight line.
   */
  readonly arc?: number
  /** Fills the box, and the words have the room inside. Ignored at an edge and in a bar. */
  readonly bubble?: Bubble
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
  /** Changes the light and the colors of this picture alone. */
  readonly look?: LookValues
}

/**
 * Hides what lies below it. Of that, no more than the averages of some squares is left in what is drawn.
 */
export interface Cover {
  readonly type: 'cover'
  readonly kind: (typeof COVER_KINDS)[number]
  /** With it, only what it touches of the place is hidden; omitted for the whole place. */
  readonly brush?: Brush
  readonly place: Box
}

/** The way of a brush that hides. */
export interface Brush {
  /** `[x, y]` in fractions of the box; `[]` lifts the brush. */
  readonly points: readonly (readonly number[])[]
  /** A fraction of the box's width, so that what is hidden stays so when the picture is cropped. */
  readonly width: number
}

/**
 * A point of a stroke: fractions of its box, and how hard a pen was pressed there, 0 to 1. Without numbers,
 * the pen is lifted.
 */
export type StrokePoint = readonly number[]

/** Something that is drawn by hand. */
export interface Stroke {
  readonly type: 'stroke'
  readonly kind: (typeof STROKE_KINDS)[number]
  /** An arrow and a line lead from the first to the last one. A box and an ellipse fill their place. */
  readonly points: readonly StrokePoint[]
  /** `#rrggbb`. */
  readonly color: string
  /** `#rrggbb`; omitted for none. */
  readonly outlineColor?: string
  /** Meme pixels; where a pen is pressed less, it is narrower. */
  readonly width: number
  readonly place: Box
}

/** Percent of each change, whole numbers in `LOOK_RANGES`; omitted for 0. A saturation of -100 is grey. */
export type LookValues = { readonly [Key in LookKey]?: number }

/** Changes the light and the colors of what lies below it. */
export interface Look extends LookValues {
  readonly type: 'look'
  readonly place: Box
}

/** Something that is drawn on the picture. */
export type Layer = Caption | Cover | Look | Sticker | Stroke

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

/** Measures a text in one font, in font sizes: 2.5 means 80 px at a font size of 32 px. */
export type MeasureText = (text: string) => number

/** How the letters of a font are drawn. */
export interface Face {
  readonly weight: 'bold' | 'normal'
  /** Added between letters, in font sizes. */
  readonly letterSpacing: number
}

/** Returns the measuring function of a CSS `font-family` list. */
export type MeasureIn = (families: string, face: Face) => MeasureText

/** Pixels of a canvas, four bytes each. */
export interface PixelArea {
  readonly data: { readonly length: number; [index: number]: number }
  readonly width: number
  readonly height: number
}

/**
 * The part of a 2D canvas context that drawing needs. A browser's `CanvasRenderingContext2D` and
 * the contexts of server-side canvases implement it.
 */
export interface Context2D<Image> {
  readonly canvas: { width: number; height: number }
  font: string
  letterSpacing: string
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
  getImageData(x: number, y: number, width: number, height: number): PixelArea
  putImageData(pixels: PixelArea, x: number, y: number): void
  save(): void
  restore(): void
  scale(x: number, y: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  closePath(): void
  fill(): void
  stroke(): void
  lineCap: 'butt' | 'round' | 'square'
  drawImage(image: Image, x: number, y: number, width: number, height: number): void
  measureText(text: string): { readonly width: number }
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
}
