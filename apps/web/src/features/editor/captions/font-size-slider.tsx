import { t } from '@lingui/core/macro'
import { DEFAULT_FONT_SIZE, MAX_FONT_SIZE, MIN_FONT_SIZE } from '@memesmith/meme-render'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { useDrawnCaption } from '../canvas/use-drawn-caption.ts'
import { changeLook, useLook, useStyledId } from '../layers/use-captions.ts'

/** The font size of the captions, in meme pixels (spec §5, §9). */
export function FontSizeSlider() {
  const fontSize = useLook('fontSize') ?? DEFAULT_FONT_SIZE
  const drawn = useDrawnCaption(useStyledId(), (caption) => Math.round(caption.fontSize))
  return (
    <SliderField
      label={t`Font Size`}
      min={MIN_FONT_SIZE}
      max={MAX_FONT_SIZE}
      step={1}
      value={fontSize === 'fit' ? (drawn ?? DEFAULT_FONT_SIZE) : fontSize}
      shown={fontSize === 'fit' ? t({ message: 'Fit', context: 'a font size' }) : `${fontSize}px`}
      onChange={(chosen) => changeLook({ fontSize: chosen })}
    />
  )
}
