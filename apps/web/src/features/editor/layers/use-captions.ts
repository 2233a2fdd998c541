import { t } from '@lingui/core/macro'
import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { renderLater } from '../../../lib/render-later.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { barAlignFor } from './bar-align.ts'
import {
  type CaptionChanges,
  captionLayersOf,
  changeCaption,
  findLayer,
  isBar,
} from './edit-layers.ts'
import type { EditorLayers } from './editor-layer.ts'
import { withRoom } from './fit-words.ts'
import { layerName } from './layer-name.ts'
import { suits } from './legible-color.ts'

/** The look of a caption: all but its name, text and place. */
export type CaptionLook = Omit<Caption, 'type' | 'name' | 'text' | 'place'>

interface Selection {
  readonly layers: EditorLayers
  readonly selected: string | null
}

/** The captions that the controls change: the selected one, or all if none is. */
export function styledCaptions({ layers, selected }: Selection) {
  const captions = captionLayersOf(layers)
  const one = captions.find(({ id }) => id === selected)
  return one === undefined ? captions : [one]
}

/** A part of the look that the controls show; undefined if the draft has no captions. */
export const useLook = <Key extends keyof CaptionLook>(key: Key): CaptionLook[Key] | undefined =>
  useEditorStore((store) => styledCaptions(store)[0]?.layer[key])

/** The texts that the controls change, one below the other. */
export const useStyledTexts = (): string =>
  useEditorStore((store) =>
    styledCaptions(store)
      .map(({ layer }) => layer.text)
      .join('\n'),
  )

/** The id of the caption whose look the controls show. */
export const useStyledId = (): string | undefined =>
  useEditorStore((store) => styledCaptions(store)[0]?.id)

/** What the controls change: the name of the selected caption, or *all texts*. */
export const useStyledName = (): string =>
  useEditorStore(({ layers, selected }) => {
    const one = findLayer(layers, selected)
    return one?.layer.type === 'caption' ? layerName(layers, one) : t`all texts`
  })

/** Whether the captions that the controls change differ now in size or color. */
export const useIsMixed = (): boolean =>
  useEditorStore((store) => {
    const looks = styledCaptions(store).map(({ layer }) => `${layer.fontSize} ${layer.color}`)
    return new Set(looks).size > 1
  })

/**
 * Changes the look of the selected caption, or of all captions if none is selected. Of many, those that could not be
 * read in a color on their bar, their bubble or their background keep their own color.
 */
export function changeLook(changes: Omit<CaptionChanges, 'name' | 'place' | 'text'>): void {
  const { selected, edit } = useEditorStore.getState()
  const group = ['look', selected, ...Object.keys(changes)].join(' ')
  edit(group, (work) => {
    const { color, ...others } = changes
    const all = styledCaptions({ ...work, selected })
    const isLegible = ({ layer }: (typeof all)[number]) =>
      color === undefined || suits(layer, changes)
    const isAny = all.some(isLegible)
    return {
      layers: all.reduce((layers, each) => {
        const own = !isAny || isLegible(each) ? changes : others
        return withRoom(changeCaption(layers, each.id, own), each.id)
      }, work.layers),
    }
  })
}

/**
 * A field that edits the text of a caption.
 *
 * @returns the text, which is late while somebody types (see `renderLater`), and the props of a
 *   textarea, which is not
 */
export function useCaptionField(id: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useEditorStore(({ layers }) => textOf(layers, id))
  /** The text that was typed last: to read it from the field again takes long. */
  const typed = useRef<string>(undefined)
  // The field is not controlled: what is typed is rendered later. It has no default value either: React would
  // write it into the page with every letter, and the browser match all styles with `:has` again.
  useLayoutEffect(() => {
    const show = () => {
      const text = textOf(useEditorStore.getState().layers, id)
      if (text === typed.current) return
      typed.current = undefined
      if (field.current !== null && field.current.value !== text) replaceText(field.current, text)
    }
    show()
    return useEditorStore.subscribe((now, before) => {
      if (now.layers !== before.layers) show()
    })
  }, [id])
  return {
    text,
    props: {
      ref: field,
      maxLength: MAX_TEXT_LENGTH,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
        typed.current = target.value
        changeText(id, typed.current)
      },
    },
  }
}

/** Sets the text of a field. The cursor stays before what follows it, also when a step is undone. */
function replaceText(field: HTMLTextAreaElement, text: string): void {
  const following = field.value.length - field.selectionEnd
  field.value = text
  if (field !== document.activeElement) return
  const cursor = Math.max(0, text.length - following)
  field.setSelectionRange(cursor, cursor)
}

function textOf(layers: EditorLayers, id: string): string {
  const layer = findLayer(layers, id)?.layer
  return layer?.type === 'caption' ? layer.text : ''
}

/** Changes the text of a caption. Typing without a pause is one step. */
const changeText = (id: string, text: string): void =>
  renderLater(() =>
    useEditorStore.getState().edit(`text ${id}`, ({ layers }) => ({
      layers: withRoom(changeCaption(layers, id, textChanges(layers, id, text)), id),
    })),
  )

function textChanges(layers: EditorLayers, id: string, text: string): CaptionChanges {
  const before = findLayer(layers, id)?.layer
  return before?.type === 'caption' && isBar(before)
    ? { text, align: barAlignFor(text, before) }
    : { text }
}

/** Whether the captions whose look the controls change are in boxes. */
export const useIsInBox = (): boolean =>
  useEditorStore((store) =>
    styledCaptions(store).some(({ layer }) => typeof layer.place === 'object'),
  )
