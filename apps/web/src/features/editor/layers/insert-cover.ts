import type { Cover, Layer } from '@memesmith/meme-render'
import { areaOfBox, boxOf } from '../canvas/area.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { freeMiddle } from '../canvas/free-box.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { isPicture } from '../stickers/local-picture.ts'
import { type EditorLayer, type EditorLayers, visibleLayers } from './editor-layer.ts'
import { insertLayer } from './insert-layer.ts'

/** The size of a new one, in shares of the picture: a face or a line of words. */
const SIZE = { width: 0.3, height: 0.18 }

/**
 * Hides a part in the middle of the picture, or beside one that is hidden there, and selects it. It lies
 * on the pictures, and below texts and stickers, which it is not meant to hide.
 *
 * @returns the layer's id; undefined if there is no picture or no room for more layers
 */
export function insertCover(): string | undefined {
  const size = useCanvasStore.getState().layout?.size
  if (size === undefined) return undefined
  const { layers } = useEditorStore.getState()
  const others = visibleLayers(layers).flatMap(({ layer }) =>
    layer.type === 'cover' ? [areaOfBox(layer.place, size)] : [],
  )
  const wanted = { width: SIZE.width * size.width, height: SIZE.height * size.height }
  const cover: Cover = {
    type: 'cover',
    kind: 'blur',
    place: boxOf(freeMiddle(wanted, others, size), size, 'cover'),
  }
  return insertLayer(cover, placeOfDrawn(cover, layers))
}

/** The place in the order of what is drawn: in front, but what hides a part is below texts and stickers. */
export const placeOfDrawn = ({ type }: Layer, layers: EditorLayers): number =>
  type === 'cover' ? layers.findLastIndex(isBelowCovers) + 1 : layers.length

const isBelowCovers = ({ layer }: EditorLayer): boolean =>
  layer.type === 'cover' || (layer.type === 'sticker' && isPicture(layer.image))
