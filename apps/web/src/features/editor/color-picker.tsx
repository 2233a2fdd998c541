import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { Pipette } from 'lucide-react'
import { changeLook, useLook } from './layers/use-captions.ts'

/** The six preset colors (spec §9) and a custom color. */
export function ColorPicker() {
  const color = useLook('color')
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-bold">Text Color</legend>
      <div className="color-swatches">
        {TEXT_COLOR_PRESETS.map(({ name, value }) => (
          <label
            key={value}
            className="color-swatch"
            style={{ backgroundColor: value }}
            title={name}
          >
            <input
              type="radio"
              name="text-color"
              className="swatch-input"
              aria-label={name}
              checked={color === value}
              onChange={() => changeLook({ color: value })}
            />
          </label>
        ))}
        <label className="color-swatch bg-surface" title="Any color">
          <Pipette aria-hidden size={20} />
          <input
            type="color"
            className="swatch-input"
            aria-label="Any color"
            value={color}
            onChange={(event) => changeLook({ color: event.target.value })}
          />
        </label>
      </div>
    </fieldset>
  )
}
