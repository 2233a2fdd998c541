import { t } from '@lingui/core/macro'
import { ColorSwatches } from '../../../components/ui/color-swatches.tsx'
import { barColors, changeBarColor, useBarColor } from '../layers/bars.ts'

/** The color of the bars whose texts the controls change; nothing if none is in a bar. */
export function BarOptions() {
  const color = useBarColor()
  return color === undefined ? null : (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-bold">{t`Bar Color`}</legend>
      <ColorSwatches
        presets={barColors()}
        name="bar-color"
        value={color}
        onChange={changeBarColor}
      />
    </fieldset>
  )
}
