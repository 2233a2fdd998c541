import { t } from '@lingui/core/macro'
import { MAX_STROKE_WIDTH, MIN_STROKE_WIDTH } from '@memesmith/meme-render'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { ColorSwatches } from '../../../components/ui/color-swatches.tsx'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { contrast, luminanceOfHex } from '../../../lib/contrast.ts'
import { textColors } from '../captions/text-colors.ts'
import type { StrokeStyle } from './draw-store.ts'

interface StrokeStyleFieldsProps {
  readonly style: StrokeStyle
  /** Whether it can have an outline. */
  readonly hasOutline: boolean
  readonly onChange: (style: StrokeStyle) => void
}

/** The color, the width and the outline of a stroke. */
export function StrokeStyleFields({ style, hasOutline, onChange }: StrokeStyleFieldsProps) {
  const { outlineColor, ...plain } = style
  return (
    <div className="stroke-style">
      <fieldset>
        <legend className="sr-only">{t`Stroke Color`}</legend>
        <ColorSwatches
          presets={textColors()}
          value={style.color}
          onChange={(color) => onChange({ ...style, color })}
        />
      </fieldset>
      <SliderField
        label={t`Line width`}
        min={MIN_STROKE_WIDTH}
        max={MAX_STROKE_WIDTH}
        step={1}
        value={style.width}
        shown={`${style.width}px`}
        onChange={(width) => onChange({ ...style, width })}
      />
      {hasOutline && (
        <Checkbox
          label={t`Outlined`}
          isChecked={outlineColor !== undefined}
          onChange={(isOutlined) =>
            onChange(isOutlined ? { ...plain, outlineColor: contrasting(style.color) } : plain)
          }
        />
      )}
    </div>
  )
}

/** Black or white, whichever is seen better beside a color. */
function contrasting(color: string): string {
  const own = luminanceOfHex(color)
  return contrast(own, 1) > contrast(own, 0) ? '#ffffff' : '#000000'
}
