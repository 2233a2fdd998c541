import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { ColorSwatches } from '../../../components/ui/color-swatches.tsx'
import { changeLook, useLook } from '../layers/use-captions.ts'

/** The six preset colors (spec §9) and a custom color. */
export const ColorPicker = () => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 font-bold">Text Color</legend>
    <ColorSwatches
      presets={TEXT_COLOR_PRESETS}
      name="text-color"
      value={useLook('color')}
      onChange={(color) => changeLook({ color })}
    />
  </fieldset>
)
