import type { Stroke } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeLayer, findLayer } from '../layers/edit-layers.ts'
import { layerName } from '../layers/layer-name.ts'
import type { StrokeStyle } from './draw-store.ts'
import { StrokeStyleFields } from './stroke-style.tsx'

/** How the selected stroke looks; nothing if another layer or none is selected. */
export function StrokeOptions() {
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  if (selected?.layer.type !== 'stroke' || selected.isLocked) return null
  const { id, layer } = selected
  const change = (style: StrokeStyle) =>
    useEditorStore.getState().edit(`look ${id}`, ({ layers }) => ({
      layers: changeLayer(layers, id, (now) => (now.type === 'stroke' ? restyle(now, style) : now)),
    }))
  return (
    <fieldset className="draw-tools">
      <legend className="sr-only">{layerName([selected], selected)}</legend>
      <StrokeStyleFields
        style={layer}
        hasOutline={layer.kind !== 'highlighter'}
        onChange={change}
      />
    </fieldset>
  )
}

function restyle(stroke: Stroke, { color, outlineColor, width }: StrokeStyle): Stroke {
  const { outlineColor: _, ...rest } = stroke
  return { ...rest, color, ...(outlineColor !== undefined && { outlineColor }), width }
}
