import type { Caption } from '@memesmith/meme-render'
import { useEditorStore } from '../editor-store.ts'
import { captionLayersOf, changeCaption, findLayer } from './edit-layers.ts'
import type { EditorLayers } from './editor-layer.ts'

/** The look of a caption: all but its text and place. */
export type CaptionLook = Omit<Caption, 'type' | 'text' | 'place'>

interface Selection {
  readonly layers: EditorLayers
  readonly selected: string | null
}

/** The captions that the controls change: the selected one, or all if none is. */
function styledCaptions({ layers, selected }: Selection) {
  const captions = captionLayersOf(layers)
  const one = captions.find(({ id }) => id === selected)
  return one === undefined ? captions : [one]
}

/** A part of the look that the controls show; undefined if the draft has no captions. */
export const useLook = <Key extends keyof CaptionLook>(key: Key): CaptionLook[Key] | undefined =>
  useEditorStore((store) => styledCaptions(store)[0]?.layer[key])

/** Changes the look of the selected caption, or of all captions if none is selected. */
export function changeLook(changes: Partial<CaptionLook>): void {
  const { selected, edit } = useEditorStore.getState()
  const group = ['look', selected, ...Object.keys(changes)].join(' ')
  edit(group, (work) => ({
    layers: styledCaptions({ ...work, selected }).reduce(
      (layers, { id }) => changeCaption(layers, id, changes),
      work.layers,
    ),
  }))
}

/** The text of a caption. */
export const useCaptionText = (id: string): string =>
  useEditorStore(({ layers }) => {
    const layer = findLayer(layers, id)?.layer
    return layer?.type === 'caption' ? layer.text : ''
  })

/** Changes the text of a caption. Typing without a pause is one step. */
export const changeText = (id: string, text: string): void =>
  useEditorStore.getState().edit(`text ${id}`, ({ layers }) => ({
    layers: changeCaption(layers, id, { text }),
  }))

/** Whether the captions whose look the controls change are in boxes. */
export const useIsInBox = (): boolean =>
  useEditorStore((store) =>
    styledCaptions(store).some(({ layer }) => typeof layer.place === 'object'),
  )
