import { t } from '@lingui/core/macro'
import { ColorSwatches } from '../../../components/ui/color-swatches.tsx'
import { changeLook, useLook } from '../layers/use-captions.ts'
import { textColors } from './text-colors.ts'

/** The six preset colors (spec §9) and a custom color. */
export const ColorPicker = () => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 font-bold">{t`Text Color`}</legend>
    <ColorSwatches
      presets={textColors()}
      name="text-color"
      value={useLook('color')}
      onChange={(color) => changeLook({ color })}
    />
  </fieldset>
)
