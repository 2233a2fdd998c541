import { USUAL_CAPTION } from '@memesmith/meme-render'
import { Redo2, Type, Undo2 } from 'lucide-react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { useEditorStore } from '../editor-store.ts'
import { useCanRedo, useCanUndo } from '../history/history-store.ts'
import { redoStep, undoStep } from '../history/use-undo-keys.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { areasOf } from './areas-of.ts'
import { useCanvasStore } from './canvas-store.ts'
import { freeBox } from './free-box.ts'

/** What can be added to the picture, and undo and redo. */
export function CanvasToolbar() {
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  return (
    <div role="toolbar" aria-label="Canvas" className="canvas-toolbar">
      <button type="button" className="button button-small" onClick={addText}>
        <Type aria-hidden size={18} />
        Add text
      </button>
      <span className="grow" />
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden size={20} />}
        disabled={!canUndo}
        onClick={undoStep}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden size={20} />}
        disabled={!canRedo}
        onClick={redoStep}
      />
    </div>
  )
}

/** Adds a text where there is room, and opens it on the canvas. */
function addText(): void {
  const { layout } = useCanvasStore.getState()
  if (layout === null) return
  const areas = areasOf(useEditorStore.getState().layers, layout, null)
  const id = insertLayer({
    ...USUAL_CAPTION,
    text: '',
    place: freeBox([...areas.values()], layout.size),
    fontSize: 'fit',
    color: '#ffffff',
  })
  if (id !== undefined) useCanvasStore.setState({ edited: id })
}
