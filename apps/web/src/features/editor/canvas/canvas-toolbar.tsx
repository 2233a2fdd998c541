import { t } from '@lingui/core/macro'
import { Grid3x3, MessageCircle, PanelTop, Pen, Redo2, Type, Undo2 } from 'lucide-react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { toggleDrawing, useDrawStore } from '../draw/draw-store.ts'
import { PictureMenu } from '../frame/picture-menu.tsx'
import { useCanRedo, useCanUndo } from '../history/history-store.ts'
import { redoStep, undoStep } from '../history/use-undo-keys.ts'
import { toggleBar, useHasBar } from '../layers/bars.ts'
import { insertCover } from '../layers/insert-cover.ts'
import { insertBubble, insertText } from '../layers/insert-text.ts'
import { AddPictureButton } from '../stickers/add-picture-button.tsx'
import { AddStickerButton } from '../stickers/add-sticker-button.tsx'
import { useCanvasStore } from './canvas-store.ts'

/** What can be added to the picture, what is most often asked for first, and undo and redo. */
export function CanvasToolbar() {
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  const hasBar = useHasBar('above')
  const isDrawing = useDrawStore(({ tool }) => tool !== null)
  return (
    <div role="toolbar" aria-label={t`Canvas`} className="canvas-toolbar">
      <div className="canvas-tools">
        <button type="button" className="button button-small" title={t`Add text`} onClick={addText}>
          <Type aria-hidden size={18} />
          <span className="max-sm:sr-only">{t`Add text`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          title={t`A bar above the picture, with a text in it`}
          aria-pressed={hasBar}
          onClick={() => toggleBar('above')}
        >
          <PanelTop aria-hidden size={18} />
          <span className="max-sm:sr-only">{t`Bar`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          title={t`Draw, highlight, point at something`}
          aria-pressed={isDrawing}
          onClick={toggleDrawing}
        >
          <Pen aria-hidden size={18} />
          <span className="max-sm:sr-only">{t`Draw`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          title={t`Hide a part of the picture`}
          onClick={() => insertCover()}
        >
          <Grid3x3 aria-hidden size={18} />
          <span className="max-sm:sr-only">{t`Blur`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          title={t`Add a speech bubble`}
          onClick={addBubble}
        >
          <MessageCircle aria-hidden size={18} />
          <span className="max-sm:sr-only">{t`Bubble`}</span>
        </button>
        <AddStickerButton />
        <AddPictureButton />
        <PictureMenu />
      </div>
      <IconButton
        label={t`Undo`}
        icon={<Undo2 aria-hidden size={20} className="rtl:-scale-x-100" />}
        disabled={!canUndo}
        onClick={undoStep}
      />
      <IconButton
        label={t`Redo`}
        icon={<Redo2 aria-hidden size={20} className="rtl:-scale-x-100" />}
        disabled={!canRedo}
        onClick={redoStep}
      />
    </div>
  )
}

/** Adds a speech bubble where there is room, and opens its text on the canvas. */
function addBubble(): void {
  const id = insertBubble()
  if (id !== undefined) useCanvasStore.setState({ edited: id })
}

/** Adds a text where there is room, and opens it on the canvas. */
function addText(): void {
  const id = insertText('')
  if (id !== undefined) useCanvasStore.setState({ edited: id })
}
