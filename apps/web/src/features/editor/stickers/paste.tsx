import { t } from '@lingui/core/macro'
import { dismissNotification, notify } from '../../../lib/notify.tsx'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { LAYER_TYPE } from '../canvas/use-canvas-clipboard.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { useHistoryStore } from '../history/history-store.ts'
import { insertText } from '../layers/insert-text.ts'
import { openPictureFile } from '../picture/open-picture-file.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { addPicture } from './add-picture.ts'
import { stillNote } from './still-note.ts'

/**
 * Pastes a picture or a text. With a layer selected or the focus on the canvas, a picture becomes a
 * sticker, else the picture of the meme; a toast offers the other. A text becomes a text on the
 * canvas, unless a field takes it.
 *
 * @param maxUploadBytes size of the largest PNG that the server accepts
 */
export async function pasteContent(event: ClipboardEvent, maxUploadBytes: number): Promise<void> {
  const { clipboardData, target } = event
  // Layers are pasted by the canvas.
  if (clipboardData === null || clipboardData.types.includes(LAYER_TYPE)) return
  const files = [...clipboardData.files]
  const file = files.find(({ type }) => type.startsWith('image/'))
  const { selected, source } = useEditorStore.getState()
  const hadPicture = pictureOf(source) !== null
  if (file === undefined) {
    const text = clipboardData.getData('text/plain').trim()
    if (files.length === 0 && text !== '' && hadPicture && isOnCanvas(target)) {
      event.preventDefault()
      insertText(text)
      return
    }
    await openPictureFile(files, maxUploadBytes)
    return
  }
  if (isTextField(target)) {
    // Copied words can come with a picture of them.
    if (clipboardData.getData('text/plain') !== '') return
    // The field would replace its selected words by nothing.
    event.preventDefault()
  }
  if (hadPicture && (selected !== null || isInOverlay(target))) {
    await pasteSticker(file, maxUploadBytes)
    return
  }
  await openPictureFile(files, maxUploadBytes)
  if (hadPicture) offerSticker(file, maxUploadBytes)
}

async function pasteSticker(file: File, maxUploadBytes: number): Promise<void> {
  const id = await addPicture(file, maxUploadBytes)
  if (id === undefined) return
  const replacePicture = () => {
    useEditorStore.getState().edit(`remove ${id}`, ({ layers }) => ({
      layers: layers.filter((each) => each.id !== id),
    }))
    void openPictureFile([file], maxUploadBytes)
  }
  const text = [t`It is a sticker on your meme.`, await stillNote(file)].join(' ')
  notifyPasted(text.trim(), t`Use as the picture`, replacePicture)
}

function offerSticker(file: File, maxUploadBytes: number): void {
  const lastStep = () => useHistoryStore.getState().history.past.at(-1)
  const pasted = lastStep()
  const addAsSticker = async () => {
    if (lastStep() === pasted) useEditorStore.getState().undo()
    await pictureIsDrawn()
    await addPicture(file, maxUploadBytes)
  }
  notifyPasted(t`It is the picture of your meme.`, t`Add as a sticker`, () => void addAsSticker())
}

function notifyPasted(description: string, action: string, onAction: () => void): void {
  const act = () => {
    dismissNotification()
    onAction()
  }
  notify({
    title: t`Picture pasted`,
    description,
    actions: (
      <button type="button" className="button button-small" onClick={act}>
        {action}
      </button>
    ),
  })
}

/** Waits for the picture, which undo may have to load again. */
async function pictureIsDrawn(): Promise<void> {
  const isDrawn = () =>
    useCanvasStore.getState().layout !== null &&
    pictureOf(useEditorStore.getState().source) !== null
  if (isDrawn()) return
  await new Promise<void>((resolve) => {
    const stop = useCanvasStore.subscribe(() => {
      if (!isDrawn()) return
      stop()
      resolve()
    })
  })
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.layer-overlay') !== null

const isOnCanvas = (target: EventTarget | null): boolean =>
  target === document.body || (isInOverlay(target) && !(target instanceof HTMLTextAreaElement))
