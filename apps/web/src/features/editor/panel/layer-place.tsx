import { type Area, normalizeDegrees } from '../canvas/area.ts'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { putLayer } from '../canvas/layer-actions.ts'
import { useEditorStore } from '../editor-store.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'

/** The fields of a place, in meme pixels and degrees. */
const FIELDS = [
  { key: 'left', label: 'X', step: 1 },
  { key: 'top', label: 'Y', step: 1 },
  { key: 'width', label: 'Width', step: 1 },
  { key: 'height', label: 'Height', step: 1 },
  { key: 'degrees', label: 'Rotation', step: 1 },
] as const

/** The place of a layer as numbers. */
export function LayerPlace({ editorLayer }: { readonly editorLayer: EditorLayer }) {
  const layers = useEditorStore((store) => store.layers)
  const layout = useCanvasStore((store) => store.layout)
  const live = useCanvasStore((store) => store.live)
  const area = areasOf(layers, layout, live).get(editorLayer.id)
  if (area === undefined) return null

  const change = (key: keyof Area, value: number) => {
    if (!Number.isFinite(value)) return
    const isSide = key === 'width' || key === 'height'
    if (isSide && value < 1) return
    putLayer(editorLayer, { ...area, [key]: key === 'degrees' ? normalizeDegrees(value) : value })
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {FIELDS.map(({ key, label, step }) => (
        <label key={key} className="field">
          {label}
          <input
            type="number"
            className="input"
            step={step}
            value={Math.round(area[key] * 10) / 10}
            disabled={editorLayer.isLocked}
            onChange={({ target }) => change(key, target.valueAsNumber)}
          />
        </label>
      ))}
    </div>
  )
}
