import { t } from '@lingui/core/macro'
import {
  documentOfTexts,
  FONT_NAMES,
  type FontName,
  fontsFor,
  type Meme,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import { loadCaptionFonts } from '../captions/caption-fonts.ts'
import { changeLook, useLook } from '../layers/use-captions.ts'

/** A meme that says the name of a font in it. */
const sampleOf = (font: FontName): Meme => ({
  document: {
    version: 1,
    layers: documentOfTexts({ topText: font }).layers.map((layer) => ({ ...layer, font })),
  },
  watermark: '',
})

/** The families that the name of a font is written with, as CSS has them. */
const familyOf = (font: FontName): string =>
  fontsFor(sampleOf(font))
    .map(({ family }) => JSON.stringify(family))
    .join(', ')

const loadSamples = () => FONT_NAMES.forEach((font) => void loadCaptionFonts(sampleOf(font)))

/** The font of the text. Where the browser can, each is written in its own letters, which are loaded as it opens. */
export function FontChoice() {
  const font = useLook('font') ?? USUAL_CAPTION.font
  return (
    <label className="field">
      {t`Font`}
      <select
        className="input font-choice"
        value={font}
        onPointerDown={loadSamples}
        onKeyDown={loadSamples}
        onChange={({ target }) => {
          const chosen = FONT_NAMES.find((name) => name === target.value)
          if (chosen !== undefined) changeLook({ font: chosen })
        }}
      >
        {FONT_NAMES.map((name) => (
          <option key={name} style={{ fontFamily: familyOf(name) }}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
