import {
  type Box,
  boxOfWords,
  type Caption,
  type MemeSize,
  measureOn,
  READABLE_FONT_SIZE,
  TextMeasurer,
  widthOfLongestWord,
} from '@memesmith/meme-render'
import { type Area, areaOfBox, boxOf, centerOf, rotate } from '../canvas/area.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import { curveHeight } from './curve-height.ts'
import { changeCaption, findLayer } from './edit-layers.ts'
import { type EditorLayer, type EditorLayers, visibleLayers } from './editor-layer.ts'

/** Margin of a text that wraps at the picture's sides, as of one at an edge. */
const MARGIN = 20
/** Room for rounding, in meme pixels. */
const SPARE = 1
/** Wider than any letter, in font sizes: a word of so many letters fits without measuring it. */
const WIDEST_LETTER = 1.5
/** What a box without words has room for. */
const NO_WORDS = 'Text'

type Size = Pick<MemeSize, 'height' | 'width'>

/**
 * The layers with room for the words of a caption in a box: a box that fits its words goes on to, and another one
 * gets wider where a word would be broken.
 */
export function withRoom(layers: EditorLayers, id: string): EditorLayers {
  const size = useCanvasStore.getState().layout?.size
  const found = findLayer(layers, id)
  if (size === undefined || found?.layer.type !== 'caption') return layers
  const { place } = found.layer
  const next = found.isFitted ? fittedPlace(found.layer, size) : widerPlace(found.layer, size)
  return next === place || next === undefined ? layers : changeCaption(layers, id, { place: next })
}

/** The box of a caption that is as wide and as high as its words need; undefined if it has no size of its own. */
function fittedPlace(caption: Caption, size: Size): Box | undefined {
  const { place, fontSize, text, arc = 0 } = caption
  if (typeof place === 'string' || fontSize === 'fit') return undefined
  const words = text.trim() === '' ? { ...caption, text: NO_WORDS } : caption
  const maxWidth = Math.max(1, size.width - 2 * MARGIN)
  const { width, height } = boxOfWords(words, { fontSize, maxWidth }, newMeasurer())
  const curved = height + curveHeight(width, arc)
  return placeOfSides(caption, place, size, width + 2 * SPARE, curved + 2 * SPARE)
}

/** The box of a caption whose longest word is not broken, if the picture is wide enough for that. */
function widerPlace(caption: Caption, size: Size): Box | undefined {
  const { place, fontSize, text } = caption
  if (typeof place === 'string') return undefined
  const smallest = fontSize === 'fit' ? READABLE_FONT_SIZE : Math.min(fontSize, READABLE_FONT_SIZE)
  const { width, height } = areaOfBox(place, size)
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length))
  if (longest * smallest * WIDEST_LETTER < width / 2) return place
  const needed = widthOfLongestWord(caption, smallest, newMeasurer()) + 2 * SPARE
  if (needed <= width) return place
  return placeOfSides(caption, place, size, Math.min(needed, Math.max(width, size.width)), height)
}

/** The box with other sides. What its words are aligned with stays where it is, if it can be in the picture. */
function placeOfSides(
  { align, verticalAlign }: Caption,
  place: Box,
  size: Size,
  width: number,
  height: number,
): Box {
  const area = areaOfBox(place, size)
  const [wider, higher] = [width - area.width, height - area.height]
  const shift = rotate(
    {
      x: { left: wider / 2, center: 0, right: -wider / 2 }[align],
      y: { top: higher / 2, middle: 0, bottom: -higher / 2 }[verticalAlign],
    },
    area.degrees,
  )
  const center = centerOf(area)
  const changed: Area = {
    left: center.x + shift.x - width / 2,
    top: center.y + shift.y - height / 2,
    width,
    height,
    degrees: area.degrees,
  }
  const kept = area.degrees === 0 && isIn(area, size) ? movedIn(changed, size) : changed
  return boxOf(kept, size, 'caption')
}

const isIn = ({ left, top, width, height }: Area, size: Size): boolean =>
  left >= -SPARE &&
  top >= -SPARE &&
  left + width <= size.width + SPARE &&
  top + height <= size.height + SPARE

function movedIn(area: Area, size: Size): Area {
  const within = (start: number, length: number, side: number) =>
    Math.max(0, Math.min(start, side - length))
  return {
    ...area,
    left: within(area.left, area.width, size.width),
    top: within(area.top, area.height, size.height),
  }
}

/** A caption whose old box means nothing: same drawn size, in a box that fits its words. */
export function fittedAsDrawn(each: EditorLayer, layers: EditorLayers, size: Size): EditorLayer {
  const fontSize = drawnFontSize(layers, each.id)
  if (each.layer.type !== 'caption' || fontSize === undefined) return each
  const caption = { ...each.layer, fontSize }
  const place = fittedPlace(caption, size)
  return place === undefined ? each : { ...each, isFitted: true, layer: { ...caption, place } }
}

/** The size that a caption has on the canvas, in meme pixels; undefined if it is not drawn or has no words. */
export function drawnFontSize(layers: EditorLayers, id: string): number | undefined {
  const { layout } = useCanvasStore.getState()
  const drawn = layout?.layers[visibleLayers(layers).findIndex((each) => each.id === id)]
  return drawn?.type === 'caption' && drawn.lines.length > 0 ? drawn.fontSize : undefined
}

/** A new one each time, because widths depend on the fonts that are loaded. */
const newMeasurer = () => new TextMeasurer(measureOn(newCanvas(1, 1)))
