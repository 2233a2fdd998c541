import { t } from '@lingui/core/macro'
import { Pipette } from 'lucide-react'
import { useId } from 'react'

interface ColorSwatchesProps {
  readonly presets: readonly { readonly name: string; readonly value: string }[]
  /** `#rrggbb`; undefined if there is nothing to color. */
  readonly value: string | undefined
  /** Names the group of the radio buttons; made up if omitted. */
  readonly name?: string
  readonly onChange: (color: string) => void
}

/** A choice of preset colors, or any other color. */
export function ColorSwatches({ presets, value, name, onChange }: ColorSwatchesProps) {
  const ownName = useId()
  return (
    <div className="color-swatches">
      {presets.map((preset) => (
        <label
          key={preset.value}
          className="color-swatch"
          style={{ backgroundColor: preset.value }}
          title={preset.name}
        >
          <input
            type="radio"
            name={name ?? ownName}
            className="swatch-input"
            aria-label={preset.name}
            checked={preset.value === value}
            onChange={() => onChange(preset.value)}
          />
        </label>
      ))}
      <label className="color-swatch bg-surface" title={t`Any color`}>
        <Pipette aria-hidden size={20} />
        <input
          type="color"
          className="swatch-input"
          aria-label={t`Any color`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
