import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR, OUTLINE_COLOR, OUTLINE_WIDTH } from './defaults.ts'
import type { Caption, MemeDocument, Place } from './types.ts'

/** Nothing is drawn on the picture. */
export const BLANK_DOCUMENT: MemeDocument = { version: 1, layers: [] }

/** A meme as the specification's two fields say it. */
export interface TwoTexts {
  readonly topText: string
  readonly bottomText: string
  /** Meme pixels. */
  readonly fontSize: number
  /** `#rrggbb`. */
  readonly textColor: string
}

/** How a caption looks that says no more than its text and place (spec §9). */
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

/** The document that two texts are short for. */
export function documentOfTexts(texts: TwoTexts): MemeDocument {
  const caption = (text: string, place: Place): Caption => ({
    ...USUAL_CAPTION,
    text,
    place,
    fontSize: texts.fontSize,
    color: texts.textColor,
  })
  return {
    version: 1,
    layers: [caption(texts.topText, 'top'), caption(texts.bottomText, 'bottom')],
  }
}

/** A document as two texts: those of its first two captions, and the look of the first. */
export function textsOfDocument({ layers }: MemeDocument): TwoTexts {
  const [first, second] = layers.filter(({ type }) => type === 'caption')
  const { fontSize = DEFAULT_FONT_SIZE, color = DEFAULT_TEXT_COLOR } = first ?? {}
  return {
    topText: first?.text ?? '',
    bottomText: second?.text ?? '',
    fontSize: fontSize === 'fit' ? DEFAULT_FONT_SIZE : fontSize,
    textColor: color,
  }
}
