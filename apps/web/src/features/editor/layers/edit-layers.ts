import {
  BARS,
  BLANK_DOCUMENT,
  type Caption,
  type Cover,
  type Layer,
  MAX_LAYERS,
  type Sticker,
} from '@memesmith/meme-render'
import { EMPTY_PANEL } from '../stickers/local-picture.ts'
import { type EditorLayer, type EditorLayers, layersOf, newLayer } from './editor-layer.ts'

/** The number of captions that the fields *Top Text* and *Bottom Text* edit. */
const FIELD_CAPTIONS = 2

/** Whether another layer can be added. */
export const hasRoom = (layers: EditorLayers): boolean => layers.length < MAX_LAYERS

/** @returns the layer, or undefined if there is none with this id */
export const findLayer = (layers: EditorLayers, id: string | null): EditorLayer | undefined =>
  layers.find((each) => each.id === id)

/** The captions, in the order of their fields. */
export const captionLayersOf = (layers: EditorLayers): readonly CaptionLayer[] => {
  const captions = layers.filter(isCaptionLayer)
  return captions.some(({ field }) => field !== undefined)
    ? captions.toSorted((a, b) => (a.field ?? AFTER_ALL) - (b.field ?? AFTER_ALL))
    : captions
}

/** Texts that were added later come last. */
const AFTER_ALL = MAX_LAYERS

type CaptionLayer = EditorLayer & { readonly layer: Caption }

const isCaptionLayer = (each: EditorLayer): each is CaptionLayer => each.layer.type === 'caption'

/** Whether a layer is a text in a bar above or below the picture, which has its place there. */
export const isBar = ({ place }: Layer): boolean => BARS.some((side) => side === place)

/** Whether a layer is a panel that has no picture yet. */
export const isEmptyPanel = ({ layer }: EditorLayer): boolean =>
  layer.type === 'sticker' && layer.image === EMPTY_PANEL

/** Changes a layer. The change gets it as it is now, which may be newer than what is rendered. */
export const changeLayer = (
  layers: EditorLayers,
  id: string,
  change: (layer: Layer) => Layer,
): EditorLayers =>
  layers.map((each) => (each.id === id ? { ...each, layer: change(each.layer) } : each))

/** The parts of a look that a text may not have. */
type Extras = Pick<
  Caption,
  | 'accentColor'
  | 'accentWords'
  | 'arc'
  | 'background'
  | 'bold'
  | 'bubble'
  | 'italic'
  | 'letterSpacing'
>

/** Changes of a caption. An extra that is undefined is removed. */
export type CaptionChanges = Partial<Omit<Caption, 'type' | keyof Extras>> & {
  readonly [Key in keyof Extras]?: Extras[Key] | undefined
}

/** Changes a caption; other layers stay as they are. */
export const changeCaption = (
  layers: EditorLayers,
  id: string,
  changes: CaptionChanges,
): EditorLayers =>
  changeLayer(layers, id, (layer) =>
    layer.type === 'caption' ? withChanges(layer, changes) : layer,
  )

function withChanges(caption: Caption, changes: CaptionChanges): Caption {
  const {
    bold,
    italic,
    letterSpacing,
    background,
    accentColor,
    accentWords,
    arc,
    bubble,
    ...rest
  } = { ...caption, ...changes }
  return {
    ...rest,
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(letterSpacing !== undefined && { letterSpacing }),
    ...(background !== undefined && { background }),
    ...(accentColor !== undefined && { accentColor }),
    ...(accentWords !== undefined && { accentWords }),
    ...(arc !== undefined && { arc }),
    ...(bubble !== undefined && { bubble }),
  }
}

/** Changes a sticker; other layers stay as they are. */
export const changeSticker = (
  layers: EditorLayers,
  id: string,
  changes: Partial<Omit<Sticker, 'type'>>,
): EditorLayers =>
  changeLayer(layers, id, (layer) => (layer.type === 'sticker' ? { ...layer, ...changes } : layer))

/** Changes a cover; other layers stay as they are. */
export const changeCover = (
  layers: EditorLayers,
  id: string,
  changes: Partial<Omit<Cover, 'type'>>,
): EditorLayers =>
  changeLayer(layers, id, (layer) => (layer.type === 'cover' ? { ...layer, ...changes } : layer))

/** Hides, shows, locks or unlocks a layer. */
export const markLayer = (
  layers: EditorLayers,
  id: string,
  marks: Partial<Pick<EditorLayer, 'isHidden' | 'isLocked'>>,
): EditorLayers =>
  layers.map((each) => {
    if (each.id !== id) return each
    const { isSpare, ...marked } = { ...each, ...marks }
    return marks.isHidden === undefined && isSpare ? { ...marked, isSpare } : marked
  })

/** A caption that is no zone of the template, or no longer one. */
export function withoutName({ name: _, ...unnamed }: Caption): Caption {
  return unnamed
}

/**
 * Removes a layer. The first two captions stay, without a text, because their fields stay.
 */
export function removeLayer(layers: EditorLayers, id: string): EditorLayers {
  const fields = captionLayersOf(layers).slice(0, FIELD_CAPTIONS)
  return fields.some((each) => each.id === id)
    ? changeCaption(layers, id, { text: '' })
    : layers.filter((each) => each.id !== id)
}

/**
 * Moves a layer to another place in the order. The fields of texts stay in theirs.
 *
 * @param index of the place, from the back; beyond the ends means the end
 * @returns the same layers if it is there already
 */
export function reorderLayer(layers: EditorLayers, id: string, index: number): EditorLayers {
  const moved = findLayer(layers, id)
  if (moved === undefined) return layers
  const others = layers.filter((each) => each !== moved)
  const place = Math.min(others.length, Math.max(0, index))
  if (layers[place] === moved) return layers
  const fields = captionLayersOf(layers).map((each) => each.id)
  return others.toSpliced(place, 0, moved).map((each) => {
    const field = fields.indexOf(each.id)
    return field < 0 || moved.layer.type !== 'caption' ? each : { ...each, field }
  })
}

/**
 * Adds a layer. A copy of a zone is no zone.
 *
 * @param index of its place, from the back; in front of the others if omitted
 */
export function addLayer(layers: EditorLayers, layer: Layer, index = layers.length): Added {
  const added = newLayer(layer.type === 'caption' ? withoutName(layer) : layer)
  return { layers: layers.toSpliced(index, 0, added), id: added.id }
}

interface Added {
  readonly layers: EditorLayers
  /** The new layer's. */
  readonly id: string
}

/** The first two captions at their usual places, without texts. They keep their looks. */
export function onlyLooks(layers: EditorLayers): EditorLayers {
  const usual = captionLayersOf(layersOf(BLANK_DOCUMENT))
  return usual.map((each, index) => {
    const { text, place } = each.layer
    const before = captionLayersOf(layers)[index]
    // What is written on a bar may not be legible on a picture.
    if (before === undefined || isBar(before.layer)) return each
    const look = withoutName(before.layer)
    return { ...each, layer: { ...look, text, place } }
  })
}
