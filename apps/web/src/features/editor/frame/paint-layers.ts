import {
  type Frame,
  layoutMeme,
  measureOn,
  memeSize,
  paintLayer,
  TextMeasurer,
} from '@memesmith/meme-render'
import { isBar } from '../layers/edit-layers.ts'
import { documentOf, type EditorLayers } from '../layers/editor-layer.ts'
import type { Picture } from '../picture/picture.ts'
import { stickerImagesOf } from '../stickers/sticker-images.ts'

/** Draws layers over a framed picture, or over what is on a canvas of its size. Texts in bars are beside the picture. */
export function paintLayers(
  context: CanvasRenderingContext2D,
  picture: Picture,
  layers: EditorLayers,
  frame: Frame | undefined,
): void {
  const document = documentOf({ layers: layers.filter(({ layer }) => !isBar(layer)), frame })
  const size = memeSize(picture.width, picture.height, frame)
  const layout = layoutMeme({ document, watermark: '' }, size, new TextMeasurer(measureOn(context)))
  for (const layer of layout.layers) paintLayer(context, layer, size, stickerImagesOf(document))
}

/** How many layers are below the last one that hides a part, with that. */
export const countHidden = (layers: EditorLayers): number =>
  layers.findLastIndex(({ layer, isHidden }) => layer.type === 'cover' && !isHidden) + 1
