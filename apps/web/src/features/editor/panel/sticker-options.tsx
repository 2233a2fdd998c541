import { t } from '@lingui/core/macro'
import type { Sticker } from '@memesmith/meme-render'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { formatPercent } from '../../../lib/languages/format.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeSticker, findLayer } from '../layers/edit-layers.ts'
import { layerName } from '../layers/layer-name.ts'

/** How the selected sticker is drawn; nothing if another layer or none is selected. */
export function StickerOptions() {
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  if (selected?.layer.type !== 'sticker' || selected.isLocked) return null
  const { id, layer } = selected
  const change = (changes: Partial<Pick<Sticker, 'flipped' | 'opacity'>>) =>
    useEditorStore.getState().edit(`look ${id} ${Object.keys(changes).join()}`, ({ layers }) => ({
      layers: changeSticker(layers, id, changes),
    }))
  const percent = Math.round(layer.opacity * 100)
  return (
    <fieldset className="grid">
      <legend className="font-bold">{layerName([selected], selected)}</legend>
      <Checkbox
        label={t`Mirrored`}
        isChecked={layer.flipped}
        onChange={(flipped) => change({ flipped })}
      />
      <SliderField
        label={t`Opacity`}
        min={0}
        max={100}
        step={5}
        value={percent}
        shown={formatPercent(percent)}
        onChange={(chosen) => change({ opacity: chosen / 100 })}
      />
    </fieldset>
  )
}
