/** Keeps the layers as they look when the frame below them changes. */
import { type Box, MAX_BOX_PLACE, MIN_BOX_PLACE } from '@memesmith/meme-render'
import type { EditorLayers } from '../layers/editor-layer.ts'
import type { Part } from './frame-edits.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The layers after a crop: boxes stay over the same part of the picture, unless they would not be
 * seen any more.
 *
 * @param from the part that was seen, in fractions of the whole picture
 * @param to the part that is seen now
 */
export const layersAfterCrop = (layers: EditorLayers, from: Part, to: Part): EditorLayers =>
  changeBoxes(layers, (box) => ({
    ...box,
    x: (from.x + box.x * from.width - to.x) / to.width,
    y: (from.y + box.y * from.height - to.y) / to.height,
    width: (box.width * from.width) / to.width,
    height: (box.height * from.height) / to.height,
  }))

/**
 * The layers after a turn: boxes keep their sizes, and the shares of the picture that their centers
 * are at.
 *
 * @param from the size of the meme before
 */
export const layersAfterTurn = (layers: EditorLayers, from: Size, to: Size): EditorLayers =>
  changeBoxes(layers, (box) => {
    const width = (box.width * from.width) / to.width
    const height = (box.height * from.height) / to.height
    return {
      ...box,
      x: box.x + (box.width - width) / 2,
      y: box.y + (box.height - height) / 2,
      width,
      height,
    }
  })

/** Changes the boxes of the layers; one that would be invalid or out of sight stays as it is. */
function changeBoxes(layers: EditorLayers, change: (box: Box) => Box): EditorLayers {
  const changedLayers = layers.map((each) => {
    const { place } = each.layer
    if (typeof place !== 'object') return each
    const changed = change(place)
    return isSame(place, changed) || !isSeen(changed)
      ? each
      : { ...each, layer: { ...each.layer, place: changed } }
  })
  const isAny = changedLayers.some((each, index) => each !== layers[index])
  return isAny ? changedLayers : layers
}

const isSame = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

const isSeen = ({ x, y, width, height }: Box): boolean =>
  [
    [x, width],
    [y, height],
  ].every(
    ([start = 0, length = 0]) =>
      start >= MIN_BOX_PLACE && start < 1 && start + length > 0 && start + length <= MAX_BOX_PLACE,
  )
