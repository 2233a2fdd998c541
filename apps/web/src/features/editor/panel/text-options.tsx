import { t } from '@lingui/core/macro'
import {
  ALIGNS,
  DEFAULT_FONT_SIZE,
  MAX_OUTLINE_WIDTH,
  USUAL_CAPTION,
  VERTICAL_ALIGNS,
} from '@memesmith/meme-render'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { IconChoice } from '../../../components/ui/icon-choice.tsx'
import { Section } from '../../../components/ui/section.tsx'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { changeLook, useIsInBox, useLook, useStyledName } from '../layers/use-captions.ts'
import { FontChoice } from './font-choice.tsx'
import { LetterOptions, LetterToggles } from './letter-options.tsx'

/** The look of the usual meme caption, which most people know. */
const CLASSIC_LOOK = {
  font: 'Impact',
  uppercase: true,
  fontSize: 'fit',
  color: '#ffffff',
  outlineColor: USUAL_CAPTION.outlineColor,
  outlineWidth: 3,
  bold: undefined,
  italic: undefined,
  letterSpacing: undefined,
  background: undefined,
  accentColor: undefined,
  accentWords: undefined,
  arc: undefined,
} as const

/** Everything about the look of a text besides its size and color. */
export function TextOptions() {
  const font = useLook('font') ?? USUAL_CAPTION.font
  const outlineColor = useLook('outlineColor') ?? USUAL_CAPTION.outlineColor
  const outlineWidth = useLook('outlineWidth') ?? USUAL_CAPTION.outlineWidth
  const align = useLook('align') ?? USUAL_CAPTION.align
  const verticalAlign = useLook('verticalAlign') ?? USUAL_CAPTION.verticalAlign
  const isInBox = useIsInBox()
  const styled = useStyledName()
  return (
    <Section title={t`Text style`} note={styled}>
      <button
        type="button"
        className="button button-small justify-self-start"
        onClick={() => changeLook(CLASSIC_LOOK)}
      >
        {t`Classic look for ${styled}`}
      </button>
      <FontChoice />
      <div className="grid grid-cols-2 gap-x-4">
        {isInBox && <Fit />}
        <Toggle name="uppercase" label={t`Uppercase`} />
        <Toggle name="shadow" label={t`Shadow`} />
        <LetterToggles font={font} />
      </div>
      <SliderField
        label={t`Outline`}
        min={0}
        max={MAX_OUTLINE_WIDTH}
        step={0.5}
        value={outlineWidth}
        shown={`${outlineWidth}px`}
        onChange={(chosen) => changeLook({ outlineWidth: chosen })}
      >
        <input
          type="color"
          className="color-well"
          aria-label={t`Outline color`}
          value={outlineColor}
          onChange={({ target }) => changeLook({ outlineColor: target.value })}
        />
      </SliderField>
      <div className="flex flex-wrap gap-3">
        {/* The sides of the picture are not mirrored. */}
        <div dir="ltr">
          <IconChoice
            label={t`Alignment`}
            values={ALIGNS}
            nameOf={(each) => ALIGN_NAMES[each]()}
            icons={ALIGN_ICONS}
            value={align}
            onChange={(chosen) => changeLook({ align: chosen })}
          />
        </div>
        {isInBox && (
          <IconChoice
            label={t`Vertical alignment`}
            values={VERTICAL_ALIGNS}
            nameOf={(each) => VERTICAL_NAMES[each]()}
            icons={VERTICAL_ICONS}
            value={verticalAlign}
            onChange={(chosen) => changeLook({ verticalAlign: chosen })}
          />
        )}
      </div>
      <LetterOptions />
    </Section>
  )
}

const ALIGN_NAMES = {
  left: () => t({ message: 'left', context: 'alignment' }),
  center: () => t({ message: 'center', context: 'alignment' }),
  right: () => t({ message: 'right', context: 'alignment' }),
}

const VERTICAL_NAMES = {
  top: () => t({ message: 'top', context: 'alignment' }),
  middle: () => t({ message: 'middle', context: 'alignment' }),
  bottom: () => t({ message: 'bottom', context: 'alignment' }),
}

const ALIGN_ICONS = {
  left: <AlignLeft aria-hidden size={20} />,
  center: <AlignCenter aria-hidden size={20} />,
  right: <AlignRight aria-hidden size={20} />,
}

const VERTICAL_ICONS = {
  top: <AlignVerticalJustifyStart aria-hidden size={20} />,
  middle: <AlignVerticalJustifyCenter aria-hidden size={20} />,
  bottom: <AlignVerticalJustifyEnd aria-hidden size={20} />,
}

/** Makes the text as large as its box allows. */
function Fit() {
  const fontSize = useLook('fontSize')
  return (
    <Checkbox
      label={t`Fit to the box`}
      isChecked={fontSize === 'fit'}
      onChange={(isChecked) => changeLook({ fontSize: isChecked ? 'fit' : DEFAULT_FONT_SIZE })}
    />
  )
}

function Toggle({
  name,
  label,
}: {
  readonly name: 'shadow' | 'uppercase'
  readonly label: string
}) {
  const isChecked = useLook(name) ?? false
  return (
    <Checkbox
      label={label}
      isChecked={isChecked}
      onChange={(checked) => changeLook({ [name]: checked })}
    />
  )
}
