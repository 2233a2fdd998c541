import {
  type Layer,
  LOOK_KEYS,
  type Look,
  type LookValues,
  type Sticker,
} from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeLayer, findLayer, isEmptyPanel } from '../layers/edit-layers.ts'
import type { EditorLayer, EditorLayers } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { isPicture } from '../stickers/local-picture.ts'

/** What is changed, without what is not. */
const changesOf = (values: LookValues): LookValues =>
  Object.fromEntries(
    LOOK_KEYS.flatMap((key) => {
      const { [key]: value = 0 } = values
      return value === 0 ? [] : [[key, value]]
    }),
  )

const isLook = ({ layer }: EditorLayer): boolean => layer.type === 'look'

/** What the controls change: the selected sticker or added picture, or else the lowest look of the draft. */
export const lookedLayer = (
  layers: EditorLayers,
  selected: string | null,
): EditorLayer | undefined => lookedSticker(layers, selected) ?? layers.find(isLook)

/** The sticker or the added picture whose look the controls change; undefined for the whole picture. */
export function lookedSticker(
  layers: EditorLayers,
  selected: string | null,
): (EditorLayer & { readonly layer: Sticker }) | undefined {
  const found = findLayer(layers, selected)
  if (found?.layer.type !== 'sticker' || found.isLocked || isEmptyPanel(found)) return undefined
  return { ...found, layer: found.layer }
}

/** The look of a layer, without what does not change it. */
export function valuesOf(layer: Layer | undefined): LookValues {
  if (layer?.type === 'look') return changesOf(layer)
  return layer?.type === 'sticker' ? changesOf(layer.look ?? {}) : {}
}

/**
 * Changes the look of the selected sticker or added picture, or else of the whole picture. There, the first change
 * adds a layer on the pictures, below texts and stickers; the last one that is taken back removes it.
 *
 * @param what changes; changes of the same without a pause are one step
 */
export function changeLook(changes: LookValues, what: string): void {
  const { layers, selected, edit } = useEditorStore.getState()
  const known = lookedLayer(layers, selected)
  const values = changesOf(changes)
  const isNone = Object.keys(values).length === 0
  if (known === undefined) {
    if (!isNone) addLook(layers, { type: 'look', ...values, place: WHOLE })
    return
  }
  edit(`look ${known.id} ${what}`, (work) => ({
    layers:
      isNone && known.layer.type === 'look'
        ? work.layers.filter(({ id }) => id !== known.id)
        : changeLayer(work.layers, known.id, (layer) => withLook(layer, values)),
  }))
}

function withLook(layer: Layer, values: LookValues): Layer {
  if (layer.type === 'look') return { type: 'look', ...values, place: layer.place }
  if (layer.type !== 'sticker') return layer
  const { look: _, ...plain } = layer
  return Object.keys(values).length === 0 ? plain : { ...plain, look: values }
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }

function addLook(layers: EditorLayers, look: Look): void {
  const { selected, select } = useEditorStore.getState()
  const added = insertLayer(look, layers.findLastIndex(isBelowLook) + 1)
  // Its controls are in a section of their own.
  if (added !== undefined) select(selected)
}

const isBelowLook = ({ layer }: EditorLayer): boolean =>
  layer.type === 'cover' || (layer.type === 'sticker' && isPicture(layer.image))
