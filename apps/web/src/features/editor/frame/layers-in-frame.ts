/** Keeps the layers as they look when the frame below them changes. */
import {
  type Box,
  type Cover,
  type Layer,
  MAX_BOX_PLACE,
  MIN_BOX_PLACE,
  type Stroke,
} from '@memesmith/meme-render'
import { normalizeDegrees } from '../canvas/area.ts'
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
 * The layers after a turn to the right: boxes stay over the same part of the picture, and turn with it.
 *
 * @param from the size of the meme before
 */
export const layersAfterTurn = (layers: EditorLayers, from: Size, to: Size): EditorLayers =>
  changeBoxes(layers, (box) => {
    const width = (box.width * from.width) / to.width
    const height = (box.height * from.height) / to.height
    return {
      x: 1 - box.y - box.height / 2 - width / 2,
      y: box.x + box.width / 2 - height / 2,
      width,
      height,
      rotation: normalizeDegrees(box.rotation + 90),
    }
  })

/**
 * The layers after the picture was mirrored: boxes stay over the same part of it. What is drawn by hand and
 * stickers are mirrored, words are not.
 */
export const layersAfterFlip = (layers: EditorLayers): EditorLayers =>
  changeBoxes(layers, (box) => ({
    ...box,
    x: 1 - box.x - box.width,
    rotation: normalizeDegrees(-box.rotation),
  })).map((each) => ({ ...each, layer: mirrored(each.layer) }))

function mirrored(layer: Layer): Layer {
  const turned = (points: Stroke['points']) =>
    points.map(([x, ...rest]) => (x === undefined ? [] : [1 - x, ...rest]))
  switch (layer.type) {
    case 'sticker':
      return { ...layer, flipped: !layer.flipped }
    case 'stroke':
      return { ...layer, points: turned(layer.points) }
    case 'cover': {
      const { brush } = layer
      return brush === undefined
        ? layer
        : { ...layer, brush: { ...brush, points: turned(brush.points) } }
    }
    case 'caption': {
      const { bubble } = layer
      if (bubble === undefined) return layer
      return { ...layer, bubble: { ...bubble, tail: { ...bubble.tail, x: 1 - bubble.tail.x } } }
    }
    default:
      return layer
  }
}

/** Changes the boxes of the layers; one that would be invalid or out of sight stays as it is. */
function changeBoxes(layers: EditorLayers, change: (box: Box) => Box): EditorLayers {
  const changedLayers = layers.map((each) => {
    const { layer } = each
    const { place } = layer
    // A look is of the whole picture, whatever is seen of it.
    if (typeof place !== 'object' || layer.type === 'look') return each
    const wanted = change(place)
    if (layer.type === 'cover') {
      const hidden = hiddenIn(layer, wanted)
      return isSame(place, hidden.place) || !isSeen(hidden.place)
        ? each
        : { ...each, layer: hidden }
    }
    return isSame(place, wanted) || !isSeen(wanted)
      ? each
      : { ...each, layer: { ...layer, place: wanted } }
  })
  const isAny = changedLayers.some((each, index) => each !== layers[index])
  return isAny ? changedLayers : layers
}

/** A cover in another box, of which nothing that it hid is seen. */
function hiddenIn(cover: Cover, wanted: Box): Cover {
  const place = asLargeAsAllowed(wanted)
  const { brush } = cover
  if (brush === undefined || isSame(place, wanted)) return { ...cover, place }
  // Its points would lie elsewhere in a box that was cut off, so all that is left of the box is hidden.
  const { brush: _, ...whole } = cover
  return { ...whole, place }
}

/** What was hidden stays hidden, also if its box would be larger than one may be. */
function asLargeAsAllowed(box: Box): Box {
  const sides = [box.x, box.y, box.x + box.width, box.y + box.height]
  if (sides.every((side) => side >= MIN_BOX_PLACE && side <= MAX_BOX_PLACE)) return box
  const [x, y] = [Math.max(MIN_BOX_PLACE, box.x), Math.max(MIN_BOX_PLACE, box.y)]
  const right = Math.min(MAX_BOX_PLACE, box.x + box.width)
  const bottom = Math.min(MAX_BOX_PLACE, box.y + box.height)
  const cut = { ...box, x, y, width: right - x, height: bottom - y }
  if (right <= x || bottom <= y) return box
  // A turned box that was cut off would lie elsewhere.
  return box.rotation === 0 ? cut : { ...ALL_ALLOWED, rotation: box.rotation }
}

const ALL_ALLOWED = {
  x: MIN_BOX_PLACE,
  y: MIN_BOX_PLACE,
  width: MAX_BOX_PLACE - MIN_BOX_PLACE,
  height: MAX_BOX_PLACE - MIN_BOX_PLACE,
}

const isSame = (a: Box, b: Box): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.rotation === b.rotation

const isSeen = ({ x, y, width, height }: Box): boolean =>
  [
    [x, width],
    [y, height],
  ].every(
    ([start = 0, length = 0]) =>
      start >= MIN_BOX_PLACE && start < 1 && start + length > 0 && start + length <= MAX_BOX_PLACE,
  )
