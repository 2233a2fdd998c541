import { t } from '@lingui/core/macro'
import { MAX_STICKER_PIXELS } from '@memesmith/contract'
import { draftOfTab } from '../../../lib/drafts/tab-draft.ts'
import { notify } from '../../../lib/notify.tsx'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { dropUnusedUploads } from '../draft/draft-upload.ts'
import { uploadsInUse, useEditorStore } from '../draft/editor-store.ts'
import { changeSticker, findLayer, isEmptyPanel } from '../layers/edit-layers.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { drawFile, PictureError } from '../picture/picture.ts'
import { picturePixels } from '../save/document-problem.ts'
import { insertSticker } from './insert-sticker.ts'
import { keepLocalPicture } from './local-pictures.ts'
import { stillNote } from './still-note.ts'

/** The size of a new picture, as a share of the meme's shorter side. */
const PICTURE_SHARE = 0.5
/** A new picture takes up to this share of the pixels that are left for pictures. */
const ROOM_SHARE = 1 / 4
/** With fewer pixels, a picture would be too blurred. */
const MIN_PIXELS = 256 * 256

/**
 * Adds a file that the user chose as a layer, or puts it into the selected empty panel. A toast
 * shows errors, and says that an animation becomes a still.
 *
 * @param maxUploadBytes size of the largest PNG that the server accepts
 * @returns the layer's id; undefined if it could not be added
 */
export async function addPicture(file: File, maxUploadBytes: number): Promise<string | undefined> {
  const { layers, selected } = useEditorStore.getState()
  const current = findLayer(layers, selected)
  if (current !== undefined && isEmptyPanel(current)) {
    return await fillPanel(current.id, file, maxUploadBytes)
  }
  const drawn = await drawSticker(file, maxUploadBytes)
  return drawn && insertSticker(drawn.image, PICTURE_SHARE, drawn.ratio)
}

/**
 * Puts a file that the user chose into an empty panel, cropped to cover it. A toast shows errors.
 *
 * @returns the panel's id; undefined if the file could not be used
 */
export async function fillPanel(
  id: string,
  file: File,
  maxUploadBytes: number,
): Promise<string | undefined> {
  const panel = findLayer(useEditorStore.getState().layers, id)?.layer
  const size = useCanvasStore.getState().layout?.size
  if (panel?.type !== 'sticker' || size === undefined) return undefined
  const { width, height } = panel.place
  const drawn = await drawSticker(
    file,
    maxUploadBytes,
    (width * size.width) / (height * size.height),
  )
  if (drawn === undefined) return undefined
  const { edit, select } = useEditorStore.getState()
  edit(`fill ${drawn.image}`, ({ layers }) => ({
    layers: changeSticker(layers, id, { image: drawn.image }),
  }))
  select(id)
  return id
}

/** @returns the sticker's `image` and its ratio; undefined after an error or in another draft */
async function drawSticker(file: File, maxUploadBytes: number, ratio?: number) {
  const draft = draftOfTab()
  const maxPixels = pixelsLeft() * ROOM_SHARE
  try {
    if (maxPixels < MIN_PIXELS) {
      throw new PictureError(t`The pictures on this meme are as large as they can be in total.`)
    }
    const { canvas, png } = await drawFile(file, {
      maxUploadBytes,
      maxPixels,
      isOpaque: false,
      ...(ratio !== undefined && { ratio }),
    })
    if (draftOfTab() !== draft) return undefined
    await dropUnusedUploads(uploadsInUse(useEditorStore.getState()))
    const note = await stillNote(file)
    if (note !== '') notify({ title: t`Picture added`, description: note })
    return { image: keepLocalPicture(png), ratio: canvas.width / canvas.height }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    notify({ title: t`Picture not added`, description: error.message, tone: 'error' })
    return undefined
  }
}

/** The pixels that the server accepts for further pictures of the draft. */
const pixelsLeft = (): number =>
  MAX_STICKER_PIXELS - picturePixels(documentOf(useEditorStore.getState()))
