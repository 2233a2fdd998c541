import { LOOK_KEYS, type Look, type LookValues } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeLayer } from '../layers/edit-layers.ts'
import type { EditorLayer, EditorLayers } from '../layers/editor-layer.ts'
import { insertLayer } from '../layers/insert-layer.ts'
import { isPicture } from '../stickers/local-picture.ts'

/** What is changed, without what is not. */
export const changesOf = (values: LookValues): LookValues =>
  Object.fromEntries(
    LOOK_KEYS.flatMap((key) => {
      const { [key]: value = 0 } = values
      return value === 0 ? [] : [[key, value]]
    }),
  )

const isLook = ({ layer }: EditorLayer): boolean => layer.type === 'look'

/** The look of the draft that the controls change: the lowest. */
export const lookOf = (layers: EditorLayers): EditorLayer | undefined => layers.find(isLook)

/**
 * Changes the look of the picture. The first change adds a layer on the pictures, below texts and stickers;
 * the last one that is taken back removes it.
 *
 * @param what changes; changes of the same without a pause are one step
 */
export function changeLook(changes: LookValues, what: string): void {
  const { layers, edit } = useEditorStore.getState()
  const known = lookOf(layers)
  const values = changesOf(changes)
  const isNone = Object.keys(values).length === 0
  if (known === undefined) {
    if (!isNone) addLook(layers, { type: 'look', ...values, place: WHOLE })
    return
  }
  edit(`look ${what}`, (work) => ({
    layers: isNone
      ? work.layers.filter(({ id }) => id !== known.id)
      : changeLayer(work.layers, known.id, (layer) =>
          layer.type === 'look' ? { type: 'look', ...values, place: layer.place } : layer,
        ),
  }))
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
