import { t } from '@lingui/core/macro'
import { type Area, MIN_SIDE, normalizeDegrees } from '../canvas/area.ts'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { areaOfLayer, putLayer } from '../canvas/layer-actions.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { isBar } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { NumberField } from './number-field.tsx'

/** The fields of a place, in meme pixels and degrees. */
const FIELDS = [
  { key: 'left', label: () => t`X` },
  { key: 'top', label: () => t`Y` },
  { key: 'width', label: () => t`Width` },
  { key: 'height', label: () => t`Height` },
  { key: 'degrees', label: () => t`Rotation` },
] as const

/** The place of a layer as numbers. */
export function LayerPlace({ editorLayer }: { readonly editorLayer: EditorLayer }) {
  const layers = useEditorStore((store) => store.layers)
  const layout = useCanvasStore((store) => store.layout)
  const live = useCanvasStore((store) => store.live)
  const area = areasOf(layers, layout, live).get(editorLayer.id)
  if (isBar(editorLayer.layer))
    return <p className="hint">{t`A bar is as high as its words need.`}</p>
  if (area === undefined) {
    return editorLayer.layer.type === 'caption' ? (
      <p className="hint">{t`Write a text to place it.`}</p>
    ) : null
  }

  const change = (key: keyof Area, value: number) => {
    const isSide = key === 'width' || key === 'height'
    if (isSide && value < MIN_SIDE) return
    // A text that is rendered later may have changed the area.
    const now = areaOfLayer(editorLayer) ?? area
    const changed = { ...now, [key]: key === 'degrees' ? normalizeDegrees(value) : value }
    putLayer(editorLayer, changed, key)
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {FIELDS.map(({ key, label }) => (
        <NumberField
          key={key}
          label={label()}
          value={key === 'degrees' ? area.degrees : Math.round(area[key])}
          isDisabled={editorLayer.isLocked}
          onChange={(value) => change(key, value)}
        />
      ))}
    </div>
  )
}
