import { DEFAULT_FONT_SIZE, OUTLINE_COLOR, OUTLINE_WIDTH } from './defaults.ts'
import { captionsOf } from './document-layers.ts'
import { DEFAULT_TEXT_COLOR } from './text-color-presets.ts'
import type { Bubble, Caption, Frame, MemeDocument, Place, Sticker, Stroke } from './types.ts'

/** A document that draws nothing. */
export const BLANK_DOCUMENT: MemeDocument = { version: 1, layers: [] }

/** A meme as the fields of the specification. */
export interface TwoTexts {
  readonly topText: string
  readonly bottomText: string
  /** Meme pixels. */
  readonly fontSize: number
  /** `#rrggbb`. */
  readonly textColor: string
}

/** The default look of a caption (spec §9). */
export const USUAL_CAPTION = {
  type: 'caption',
  font: 'Arial',
  outlineColor: OUTLINE_COLOR,
  outlineWidth: OUTLINE_WIDTH,
  shadow: false,
  align: 'center',
  verticalAlign: 'middle',
  uppercase: false,
} as const satisfies Partial<Caption>

/** The default look of a sticker. */
export const USUAL_STICKER = {
  type: 'sticker',
  flipped: false,
  opacity: 1,
} as const satisfies Partial<Sticker>

/** The look of a new bubble, with its tail below it. */
export const DEFAULT_BUBBLE = {
  kind: 'speech',
  color: '#ffffff',
  outlineColor: '#000000',
  outlineWidth: 3,
  tail: { x: 0.25, y: 1.35 },
} as const satisfies Bubble

/** The look of a new stroke. */
export const DEFAULT_STROKE = { color: '#ff0000', width: 6 } as const satisfies Partial<Stroke>

/** The frame that changes nothing. */
export const WHOLE_PICTURE = {
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turns: 0,
  flipped: false,
} as const satisfies Frame

/** Makes a document of a top and a bottom caption. Omitted fields are those of a new meme. */
export function documentOfTexts({
  topText = '',
  bottomText = '',
  fontSize = DEFAULT_FONT_SIZE,
  textColor: color = DEFAULT_TEXT_COLOR,
}: Partial<TwoTexts>): MemeDocument {
  const caption = (text: string, place: Place): Caption => ({
    ...USUAL_CAPTION,
    text,
    place,
    fontSize,
    color,
  })
  return { version: 1, layers: [caption(topText, 'top'), caption(bottomText, 'bottom')] }
}

/** The texts of a document's first two captions, and the size and color of the first. */
export function textsOfDocument(document: MemeDocument): TwoTexts {
  const [first, second] = captionsOf(document)
  const { fontSize = DEFAULT_FONT_SIZE, color = DEFAULT_TEXT_COLOR } = first ?? {}
  return {
    topText: first?.text ?? '',
    bottomText: second?.text ?? '',
    fontSize: fontSize === 'fit' ? DEFAULT_FONT_SIZE : fontSize,
    textColor: color,
  }
}
