import { cleanText } from './clean-text.ts'
import type { FontName } from './defaults.ts'
import { chooseFonts, type FontChoice } from './fonts/choose-fonts.ts'
import { LruCache } from './lru-cache.ts'
import type { Caption, Face, MeasureIn, MeasureText } from './types.ts'
import { type MeasuredText, measureUnits } from './wrap-text.ts'

/** A text with its fonts and widths. Wrapping it at another size or width is only arithmetic. */
export interface TextMeasurement {
  readonly fonts: FontChoice
  readonly units: MeasuredText
  readonly measure: MeasureText
}

/** More than the layers of a document, so that changing one caption measures only that one. */
const KEPT_TEXTS = 64
/** More than the words and characters of the longest text. */
const KEPT_WIDTHS = 4096
/** More than the font lists of the captions of a usual document. */
const KEPT_FAMILIES = 16

/**
 * Measures texts on a host's canvas, and keeps the last ones: a caption is measured again only if
 * its text or its font changes.
 *
 * Widths depend on the fonts that are loaded. Make a new measurer after loading one.
 */
export class TextMeasurer {
  readonly #measureIn: MeasureIn
  readonly #texts = new LruCache<string, TextMeasurement>(KEPT_TEXTS)
  /** Most words of a changed text were in the text before it. */
  readonly #widths = new LruCache<string, LruCache<string, number>>(KEPT_FAMILIES)

  constructor(measureIn: MeasureIn) {
    this.#measureIn = measureIn
  }

  /** @param text a result of `drawnTextOf` or `cleanText` */
  measure(text: string, font: FontName, face: Face = USUAL_FACE): TextMeasurement {
    return this.#texts.get(`${face.letterSpacing} ${keyOf(text, font, face)}`, () => {
      const fonts = fontsOf(text, font, face)
      let last: { readonly families: string; readonly widths: LruCache<string, number> } | undefined
      const measure: MeasureText = (part) => {
        const families = fonts.familiesFor(part)
        if (last?.families !== families) last = { families, widths: this.#widthsIn(families, face) }
        return last.widths.get(part, () => this.#measureIn(families, face)(part))
      }
      return { fonts, units: measureUnits(fonts.text, measure), measure }
    })
  }

  #widthsIn(families: string, { weight, letterSpacing }: Face): LruCache<string, number> {
    const key = `${weight} ${letterSpacing} ${families}`
    return this.#widths.get(key, () => new LruCache(KEPT_WIDTHS))
  }
}

/** The chosen files depend on nothing but the text and its font, so all hosts share the choices. */
const choices = new LruCache<string, FontChoice>(KEPT_TEXTS)

/** @param text a result of `drawnTextOf` or `cleanText` */
export const fontsOf = (text: string, font: FontName, face: Face = USUAL_FACE): FontChoice =>
  choices.get(keyOf(text, font, face), () => chooseFonts(text, font, face.weight))

const keyOf = (text: string, font: FontName, { weight }: Face): string =>
  `${font} ${weight}: ${text}`

const USUAL_FACE: Face = { weight: 'bold', letterSpacing: 0 }

/** How the letters of a caption are drawn. */
export const faceOf = ({ bold = true, letterSpacing = 0 }: Caption): Face =>
  bold && letterSpacing === 0 ? USUAL_FACE : { weight: bold ? 'bold' : 'normal', letterSpacing }

/** The text that is drawn: without control characters, in capitals if the caption asks for that. */
export function drawnTextOf(caption: Caption): string {
  const known = drawnTexts.get(caption)
  if (known !== undefined) return known
  const clean = cleanText(caption.text)
  const drawn = caption.uppercase ? clean.toUpperCase() : clean
  drawnTexts.set(caption, drawn)
  return drawn
}

const drawnTexts = new WeakMap<Caption, string>()
