import { plural, t } from '@lingui/core/macro'
import {
  MAX_DOCUMENT_TEXT_LENGTH,
  MAX_STICKER_COVER,
  MAX_STICKER_PIXELS,
  pointsOf,
  stickerCoverOf,
  textLengthOf,
} from '@memesmith/contract'
import { MAX_DOCUMENT_POINTS, type MemeDocument } from '@memesmith/meme-render'
import { isEmptyPanel } from '../layers/edit-layers.ts'
import { documentOf, type EditorLayers } from '../layers/editor-layer.ts'
import { isPicture } from '../stickers/local-picture.ts'
import { stickerImagesOf } from '../stickers/sticker-images.ts'

/** @returns why the server would not save these layers; undefined if it would */
export function documentProblem(layers: EditorLayers): string | undefined {
  // Empty panels are not saved.
  const document = documentOf({ layers: layers.filter((each) => !isEmptyPanel(each)) })
  if (textLengthOf(document) > MAX_DOCUMENT_TEXT_LENGTH) {
    return plural(MAX_DOCUMENT_TEXT_LENGTH, {
      one: 'All texts together have more than # character. Please shorten some.',
      other: 'All texts together have more than # characters. Please shorten some.',
    })
  }
  if (stickerCoverOf(document) > MAX_STICKER_COVER) {
    return plural(MAX_STICKER_COVER, {
      one: 'The stickers, hidden parts and looks would cover the picture more than # time. Please make some smaller, or delete some.',
      other:
        'The stickers, hidden parts and looks would cover the picture more than # times. Please make some smaller, or delete some.',
    })
  }
  if (pointsOf(document) > MAX_DOCUMENT_POINTS) {
    return plural(MAX_DOCUMENT_POINTS, {
      one: 'The drawings have more than # point. Please erase some lines.',
      other: 'The drawings have more than # points. Please erase some lines.',
    })
  }
  if (picturePixels(document) > MAX_STICKER_PIXELS) {
    return t`The added pictures are too large in total. Please delete one.`
  }
  return undefined
}

/** The pixels of the pictures that the user added, each picture once. */
export const picturePixels = (document: MemeDocument): number =>
  [...stickerImagesOf(document)].reduce(
    (sum, [image, { width, height }]) => sum + (isPicture(image) ? width * height : 0),
    0,
  )
