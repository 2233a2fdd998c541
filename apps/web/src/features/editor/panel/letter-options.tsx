import { t } from '@lingui/core/macro'
import { MAX_ACCENT_WORD_LENGTH } from '@memesmith/contract'
import {
  type FontName,
  hasRegular,
  MAX_ACCENT_WORDS,
  MAX_ARC,
  MAX_LETTER_SPACING,
  MIN_LETTER_SPACING,
  wordKey,
  wordsOfText,
} from '@memesmith/meme-render'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { formatDegrees, formatPercent } from '../../../lib/languages/format.ts'
import { putInBubbles } from '../bubble/put-in-bubbles.ts'
import { curveTexts, useCanCurve } from '../layers/curve-texts.ts'
import { changeLook, useLook, useStyledTexts } from '../layers/use-captions.ts'

const FIRST_BACKGROUND = '#000000'
const FIRST_ACCENT = '#ffe600'

/** Bold and italic. A font of one weight is always bold. */
export function LetterToggles({ font }: { readonly font: FontName }) {
  const isBold = useLook('bold') ?? true
  const isItalic = useLook('italic') ?? false
  return (
    <>
      {hasRegular(font) && (
        <Checkbox
          label={t`Bold`}
          isChecked={isBold}
          onChange={(bold) => changeLook({ bold: bold ? undefined : false })}
        />
      )}
      <Checkbox
        label={t`Italic`}
        isChecked={isItalic}
        onChange={(italic) => changeLook({ italic: italic ? true : undefined })}
      />
    </>
  )
}

/** The space between letters, the curve of the lines, and the colors behind and of some words. */
export function LetterOptions() {
  const spacing = useLook('letterSpacing') ?? 0
  const background = useLook('background')
  const accent = useLook('accentColor')
  const arc = useLook('arc') ?? 0
  const bubble = useLook('bubble')
  const canCurve = useCanCurve()
  return (
    <>
      <SliderField
        label={t`Spacing`}
        min={MIN_LETTER_SPACING}
        max={MAX_LETTER_SPACING}
        step={0.01}
        value={spacing}
        shown={formatPercent(Math.round(100 * spacing))}
        onChange={(chosen) => changeLook({ letterSpacing: chosen === 0 ? undefined : chosen })}
      />
      {canCurve && (
        <SliderField
          label={t`Curve`}
          min={-MAX_ARC}
          max={MAX_ARC}
          step={5}
          value={arc}
          shown={formatDegrees(arc)}
          onChange={curveTexts}
        />
      )}
      {canCurve && (
        <Checkbox label={t`In a bubble`} isChecked={bubble !== undefined} onChange={putInBubbles} />
      )}
      <OptionalColor
        label={t`Background`}
        labelOfColor={t`Color of background`}
        first={FIRST_BACKGROUND}
        color={background}
        onChange={(chosen) => changeLook({ background: chosen })}
      />
      <OptionalColor
        label={t`Accent color`}
        labelOfColor={t`Color of accent color`}
        first={FIRST_ACCENT}
        color={accent}
        onChange={(chosen) =>
          changeLook(
            chosen === undefined
              ? { accentColor: undefined, accentWords: undefined }
              : { accentColor: chosen },
          )
        }
      />
      {accent !== undefined && <AccentWords />}
    </>
  )
}

interface OptionalColorProps {
  readonly label: string
  readonly labelOfColor: string
  /** What it has first. */
  readonly first: string
  readonly color: string | undefined
  readonly onChange: (color: string | undefined) => void
}

function OptionalColor({ label, labelOfColor, first, color, onChange }: OptionalColorProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Checkbox
        label={label}
        isChecked={color !== undefined}
        onChange={(isChecked) => onChange(isChecked ? first : undefined)}
      />
      {color !== undefined && (
        <input
          type="color"
          className="color-well"
          aria-label={labelOfColor}
          value={color}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}

/** The words of the text, to choose those that have the accent color. */
function AccentWords() {
  const words = wordsOfText(useStyledTexts()).filter(
    ({ length }) => length <= MAX_ACCENT_WORD_LENGTH,
  )
  const chosen = useLook('accentWords') ?? []
  const keys = new Set(chosen.map(wordKey))
  if (words.length === 0) return <p className="hint">{t`Write a text to choose its words.`}</p>
  return (
    <fieldset className="accent-words">
      <legend className="mb-1.5 font-bold">{t`Words in this color`}</legend>
      <div className="text-choices">
        {words.map((word) => {
          const isChosen = keys.has(wordKey(word))
          return (
            <label key={wordKey(word)}>
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MAX_ACCENT_WORDS}
                onChange={() =>
                  changeLook({
                    accentWords: isChosen
                      ? chosen.filter((each) => wordKey(each) !== wordKey(word))
                      : [...chosen, word],
                  })
                }
              />
              {word}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
