/** Keeps the layers as they look when the frame below them changes. */
import {
  type Box,
  type Cover,
  type Layer,
  MAX_BOX_PLACE,
  MIN_BOX_PLACE,
  placeRange,
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
  changeBoxes(
    layers,
    (box) => {
      const width = (box.width * from.width) / to.width
      const height = (box.height * from.height) / to.height
      return {
        x: 1 - box.y - box.height / 2 - width / 2,
        y: box.x + box.width / 2 - height / 2,
        width,
        height,
        rotation: normalizeDegrees(box.rotation + 90),
      }
    },
    (cover) => turnedCover(cover, from),
  )

/**
 * The layers after the picture was mirrored: boxes stay over the same part of it. What is drawn by hand and
 * stickers are mirrored, words are not, and neither is what was drawn on a bar.
 */
export const layersAfterFlip = (layers: EditorLayers): EditorLayers =>
  changeBoxes(layers, (box) => ({
    ...box,
    x: 1 - box.x - box.width,
    rotation: normalizeDegrees(-box.rotation),
  })).map((each) => (isOnBar(each.layer) ? each : { ...each, layer: mirrored(each.layer) }))

/** Whether a layer is a drawing on a bar, whose words it belongs to. */
const isOnBar = ({ type, place }: Layer): boolean =>
  type === 'stroke' && (place.y >= 1 || place.y + place.height <= 0)

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

/**
 * A cover after a turn to the right. The sides of its box change places, so that it reaches no farther beyond the
 * picture than before.
 */
function turnedCover(cover: Cover, from: Size): Cover {
  const { x, y, width, height, rotation } = cover.place
  const turned = {
    ...cover,
    place: { x: 1 - y - height, y: x, width: height, height: width, rotation },
  }
  const { brush, ...whole } = turned
  if (brush === undefined) return turned
  const brushWidth = (brush.width * width * from.width) / (height * from.height)
  // A layer that is wider than its box fills it.
  if (brushWidth > 1 + ROUNDING) return whole
  const points = brush.points.map(([across, down]) =>
    across === undefined || down === undefined ? [] : [1 - down, across],
  )
  return { ...turned, brush: { points, width: Math.min(1, brushWidth) } }
}

/** A brush that is as wide as its box may be a little wider: both are rounded. */
const ROUNDING = 0.001

/**
 * Changes the boxes of the layers; a layer that would be invalid or out of sight keeps its box. What hides a part goes
 * out of sight with that part: it must neither uncover it nor hide another one.
 */
function changeBoxes(
  layers: EditorLayers,
  change: (box: Box) => Box,
  changeCover = (cover: Cover): Cover => ({ ...cover, place: change(cover.place) }),
): EditorLayers {
  const changedLayers = layers.map((each) => {
    const { layer } = each
    const { place } = layer
    // A look is of the whole picture, whatever is seen of it.
    if (typeof place !== 'object' || layer.type === 'look' || isOnBar(layer)) return each
    if (layer.type === 'cover') {
      const changed = withinReach(changeCover(layer))
      const isChanged = !isSame(place, changed.place) || changed.brush !== layer.brush
      return isChanged ? { ...each, layer: isAllowed(changed) ? changed : EVERYWHERE } : each
    }
    const wanted = change(place)
    return isSame(place, wanted) || !isSeen(wanted)
      ? each
      : { ...each, layer: { ...layer, place: wanted } }
  })
  const isAny = changedLayers.some((each, index) => each !== layers[index])
  return isAny ? changedLayers : layers
}

const [LEAST, MOST] = placeRange('cover')

/**
 * What a document can say of an upright cover: its rest is so far away that it covers the picture also without the
 * smallest crop. What is turned or a brush has no such part.
 */
function withinReach(cover: Cover): Cover {
  const { place, brush } = cover
  if (isAllowed(cover) || place.rotation !== 0 || brush !== undefined) return cover
  const [x, width] = cutOff(place.x, place.width)
  const [y, height] = cutOff(place.y, place.height)
  return { ...cover, place: { ...place, x, y, width, height } }
}

function cutOff(start: number, length: number): readonly [start: number, length: number] {
  const first = Math.max(LEAST, start)
  const end = start + length
  // A little less, as the sum of both may be rounded up.
  return [first, (end > MOST ? MOST - ROUNDING : end) - first]
}

const isAllowed = ({ place: { x, y, width, height } }: Cover): boolean =>
  Math.min(x, y) >= LEAST && Math.max(x + width, y + height) <= MOST && Math.min(width, height) > 0

/**
 * Instead of a cover that no document has: one that is turned, drawn with a brush or out of sight, and farther away
 * or larger than any that the editor makes.
 */
const EVERYWHERE: Cover = {
  type: 'cover',
  kind: 'bar',
  place: { x: LEAST, y: LEAST, width: MOST - LEAST, height: MOST - LEAST, rotation: 0 },
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
