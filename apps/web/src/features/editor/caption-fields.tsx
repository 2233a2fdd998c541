import { useShallow } from 'zustand/react/shallow'
import { useCanvasStore } from './canvas/canvas-store.ts'
import { CaptionField } from './caption-field.tsx'
import { captionNotice } from './caption-notice.ts'
import { useEditorStore } from './editor-store.ts'
import { captionLayersOf } from './layers/edit-layers.ts'
import { visibleLayers } from './layers/editor-layer.ts'
import { captionLabel } from './layers/layer-name.ts'

/** One field per caption: *Top Text*, *Bottom Text*, *Text 3* … */
export function CaptionFields() {
  const ids = useEditorStore(
    useShallow(({ layers }) => captionLayersOf(layers).map(({ id }) => id)),
  )
  return ids.map((id, index) => <NotedField key={id} captionId={id} label={captionLabel(index)} />)
}

/** A field with a notice about how its text is drawn. */
function NotedField(props: { readonly captionId: string; readonly label: string }) {
  const index = useEditorStore(({ layers }) =>
    visibleLayers(layers).findIndex(({ id }) => id === props.captionId),
  )
  const notice = useCanvasStore(({ layout }) => {
    const drawn = layout?.layers[index]
    return drawn?.type === 'caption' ? captionNotice(drawn) : undefined
  })
  return <CaptionField {...props} notice={notice} />
}
