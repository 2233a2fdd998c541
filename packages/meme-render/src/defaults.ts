/** The constants that a meme is drawn with. Lengths are meme pixels (see `meme-size.ts`). */

/** Smallest font size that the editor offers (spec §5, §9). */
export const MIN_FONT_SIZE = 16
/** Largest font size that the editor offers (spec §5, §9). */
export const MAX_FONT_SIZE = 72
/** Font size of a new meme (spec §5, §9). */
export const DEFAULT_FONT_SIZE = 32

/**
 * The fonts of captions, by their common names (design §2). They are drawn with Arimo, Anton, Comic
 * Neue, Permanent Marker, Bangers, Montserrat, Courier Prime and Pacifico.
 */
export const FONT_NAMES = [
  'Arial',
  'Impact',
  'Comic',
  'Marker',
  'Comic Book',
  'Story',
  'Typewriter',
  'Script',
] as const
export type FontName = (typeof FONT_NAMES)[number]

/** The edges of the picture that a caption can be at (spec §9). */
export const EDGES = ['top', 'bottom'] as const
export type Edge = (typeof EDGES)[number]
/** The sides of the picture that it can grow at, by a bar with a caption in it. */
export const BARS = ['above', 'below'] as const
export type BarSide = (typeof BARS)[number]
/** Color of a bar whose caption names none. */
export const BAR_COLOR = '#ffffff'
/** The alignments of a caption's lines (design §2). */
export const ALIGNS = ['left', 'center', 'right'] as const
/** The alignments of a caption in a box (design §2). */
export const VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const

/** How a part of the picture is hidden (design §2). */
export const COVER_KINDS = ['blur', 'pixels', 'bar'] as const
/** Smallest side of the squares that are left of what is hidden, in meme pixels: wider than a letter. */
export const COVER_CELL = 16
/** The shorter side of what is hidden has at most this many squares. */
export const COVER_CELLS = 6

/** The bubbles that a text in a box can be in. */
export const BUBBLE_KINDS = ['speech', 'thought', 'shout'] as const
/** Range of the place where a bubble's tail ends, in fractions of its box. */
export const MIN_TAIL = -4
export const MAX_TAIL = 5

/** What a look changes, in percent. What is below 0 makes less of it. */
export const LOOK_RANGES = {
  brightness: [-100, 100],
  contrast: [-100, 100],
  saturation: [-100, 100],
  warmth: [-100, 100],
  sharpen: [0, 100],
  fry: [0, 100],
} as const
export type LookKey = keyof typeof LOOK_RANGES
export const LOOK_KEYS = [
  'brightness',
  'contrast',
  'saturation',
  'warmth',
  'sharpen',
  'fry',
] as const satisfies readonly LookKey[]

/** What is drawn by hand (design §2). */
export const STROKE_KINDS = ['pen', 'highlighter', 'arrow', 'line', 'box', 'ellipse'] as const
/** Range of a stroke's width, in meme pixels. */
export const MIN_STROKE_WIDTH = 1
export const MAX_STROKE_WIDTH = 60
/** The points of one stroke, and of all strokes of a document. */
export const MAX_STROKE_POINTS = 500
export const MAX_DOCUMENT_POINTS = 1500
/** Opacity of a highlighter. */
export const HIGHLIGHTER_OPACITY = 0.4
/** Width of a stroke's outline at each side, as a share of its own, and at least so many meme pixels. */
export const STROKE_OUTLINE_SHARE = 0.2
export const MIN_STROKE_OUTLINE = 1.5

/** The quarter turns of a picture, clockwise (design §2). */
export const TURNS = [0, 1, 2, 3] as const

/** Range of the font size in a document (design §2). */
export const MIN_DOCUMENT_FONT_SIZE = 8
export const MAX_DOCUMENT_FONT_SIZE = 200
/** Largest outline width in a document (design §2). */
export const MAX_OUTLINE_WIDTH = 12
/** Maximum number of layers in a document (design §2). */
export const MAX_LAYERS = 40
/** Range of a box's coordinates, in fractions of the picture (design §2). */
export const MIN_BOX_PLACE = -1
export const MAX_BOX_PLACE = 2
/**
 * The same of what hides a part. The smallest crop that the editor offers is a 40th of the picture: what is
 * hidden beside it keeps its place, and is still hidden when the picture is not cropped any more.
 */
export const MIN_COVER_PLACE = -100
export const MAX_COVER_PLACE = 101

/** Default width of the outline of captions, and width of the watermark's (spec §9). */
export const OUTLINE_WIDTH = 2
export const OUTLINE_COLOR = '#000000'

/** A caption's outer baseline is its font size plus this far from its edge of the picture (spec §9). */
export const CAPTION_EDGE_GAP = 20
/** All bars of a meme together are at most this share of the picture's longer side high. */
export const MAX_BARS_SHARE = 1 / 2
/** Margin above and below the words in a bar. It is a little less than at their sides. */
export const BAR_MARGIN = 16
/** Margin on both sides of a caption (design §2). */
export const CAPTION_SIDE_MARGIN = 20
/**
 * On a picture narrower than nine times a gap, the gap is a ninth of the width. On a picture lower
 * than that, the gap shrinks only if captions would be unreadable otherwise. This leaves room for
 * text on icons and panoramas.
 */
export const GAP_SHARE = 1 / 9
/** Distance between the baselines of a caption's lines, in font sizes (design §2). */
export const LINE_HEIGHT = 1.2
/** Smallest font size that a long caption shrinks to (design §2). */
export const SHRUNK_FONT_SIZE = 10
/** Smallest font size that a caption in a box shrinks to (design §2). */
export const SHRUNK_BOX_FONT_SIZE = 8
/**
 * Below it, text is hard to read: a long text takes more room first, and a word that is broken even at the
 * smallest size is broken at this one.
 */
export const READABLE_FONT_SIZE = 16
/** The room of a caption at an edge or in a bar whose size fits, as a share of the picture's height. */
export const EDGE_FIT_SHARE = 1 / 5

/** Range of the space that is added between letters, in font sizes. */
export const MIN_LETTER_SPACING = -0.1
export const MAX_LETTER_SPACING = 0.5
/** How far the top of a slanted letter leans, as a share of its height: 14°. Exact in binary. */
export const SLANT = 0.25
/** Half of the height of a capital, in font sizes: slanted letters lean around their middle. */
export const HALF_CAPITAL = 0.36
/** How far a background reaches beyond its line at the sides, and beyond the baseline, in font sizes. */
export const BACKGROUND_SIDE = 0.25
export const BACKGROUND_ASCENT = 0.95
export const BACKGROUND_DESCENT = 0.27
/** Radius of a background's corners, in font sizes. */
export const BACKGROUND_RADIUS = 0.18
/** The most degrees that a text as wide as its box takes of a circle. */
export const MAX_ARC = 180
/** A curve takes at most this share of its box's height: the words need the rest. */
export const MAX_ARC_SHARE = 4 / 5
/** The most words in the accent color. */
export const MAX_ACCENT_WORDS = 20

/** A caption's shadow: vertical offset and blur, in font sizes. */
export const SHADOW_OFFSET = 0.06
export const SHADOW_BLUR = 0.12
export const SHADOW_COLOR = 'rgba(0, 0, 0, 0.75)'
/** Longest caption that is laid out, in UTF-16 code units; the rest is cut off. */
export const MAX_CAPTION_LENGTH = 2000

/** Watermark size: this share of the picture's width, within the bounds below (spec §9). */
export const WATERMARK_SHARE = 0.03
export const WATERMARK_MIN_SIZE = 12
export const WATERMARK_MAX_SIZE = 20
/** Distance of the watermark from the right and the bottom edge (spec §9). */
export const WATERMARK_MARGIN = 10
export const WATERMARK_FONT = 'Arial'
export const WATERMARK_COLOR = '#ffffff'

/** Longest side of a meme in meme pixels (design §2). */
export const MAX_MEME_SIDE = 640
/** Maximum number of device pixels per meme pixel (design §2). */
export const MAX_DENSITY = 2
/** Longest side of a meme without its bars, in device pixels. */
export const MAX_PIXEL_SIDE = MAX_MEME_SIDE * MAX_DENSITY
/** Largest number of device pixels of a meme, with the bars of the most layers, each of which has one. */
export const MAX_MEME_PIXELS = MAX_PIXEL_SIDE * ((1 + MAX_BARS_SHARE) * MAX_PIXEL_SIDE + MAX_LAYERS)
