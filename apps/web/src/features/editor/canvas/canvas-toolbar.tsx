import { USUAL_CAPTION } from '@memesmith/meme-render'
import { Redo2, Type, Undo2 } from 'lucide-react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { useEditorStore } from '../editor-store.ts'
import { useCanRedo, useCanUndo } from '../history/history-store.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { useCanvasStore } from './canvas-store.ts'

/** What can be added to the picture, and undo and redo. */
export function CanvasToolbar() {
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  const { undo, redo } = useEditorStore.getState()
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
        onClick={undo}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden size={20} />}
        disabled={!canRedo}
        onClick={redo}
      />
    </div>
  )
}

/** Where a new text is put. */
const NEW_TEXT_BOX = { x: 0.2, y: 0.4, width: 0.6, height: 0.2, rotation: 0 }

/** Adds a text in the middle, and opens it on the canvas. */
function addText(): void {
  const id = insertLayer({
    ...USUAL_CAPTION,
    text: '',
    place: NEW_TEXT_BOX,
    fontSize: 'fit',
    color: '#ffffff',
  })
  if (id !== undefined) useCanvasStore.setState({ edited: id })
}
