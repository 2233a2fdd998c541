/** The bars that the picture grows by, each with a text in it. */
import { t } from '@lingui/core/macro'
import { BAR_COLOR, type BarSide, DEFAULT_TEXT_COLOR, USUAL_CAPTION } from '@memesmith/meme-render'
import { announce, useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { ownStep } from '../history/own-step.ts'
import { barAlignFor } from './bar-align.ts'
import { captionLayersOf, changeCaption, isBar, removeLayer } from './edit-layers.ts'
import type { BarredLook, EditorLayer, EditorLayers } from './editor-layer.ts'
import { insertLayer } from './insert-layer.ts'
import { legibleOn } from './legible-color.ts'
import { styledCaptions } from './use-captions.ts'

/** The look of a text in a bar: dark on white, as in most memes of this kind. */
const BAR_LOOK = {
  color: '#000000',
  outlineWidth: 0,
  shadow: false,
  align: 'left',
} as const satisfies BarredLook

/** The look of a text that was in a bar from the beginning. */
const USUAL_LOOK: BarredLook = { ...USUAL_CAPTION, color: DEFAULT_TEXT_COLOR }

const barredLookOf = ({ align, color, outlineWidth, shadow }: BarredLook): BarredLook => ({
  align,
  color,
  outlineWidth,
  shadow,
})

/** The colors that a bar is most often given. */
export const barColors = () => [
  { name: t`White`, value: BAR_COLOR },
  { name: t`Black`, value: '#000000' },
  { name: t`Yellow`, value: '#ffe600' },
  { name: t`Light blue`, value: '#bfe3ff' },
  { name: t`Pink`, value: '#ffc4dd' },
  { name: t`Gray`, value: '#e4e4e4' },
]

const EDGE_OF = { above: 'top', below: 'bottom' } as const

/** The text in the bar at this side; undefined if there is none. */
const barAt = (layers: EditorLayers, side: BarSide): EditorLayer | undefined =>
  captionLayersOf(layers).find(({ layer, isHidden }) => layer.place === side && !isHidden)

/** Whether there is a bar at this side. */
export const hasBar = (side: BarSide): boolean =>
  barAt(useEditorStore.getState().layers, side) !== undefined

/** `hasBar`, rendered. */
export const useHasBar = (side: BarSide): boolean =>
  useEditorStore(({ layers }) => barAt(layers, side) !== undefined)

/**
 * Puts the text at this edge of the picture into a bar, or a new one if there is none, and selects it.
 * If there is a bar, its text returns to the picture.
 */
export function toggleBar(side: BarSide): void {
  const { layers } = useEditorStore.getState()
  const bar = barAt(layers, side)
  if (bar === undefined) addBar(side)
  else removeBar(side, bar)
}

/** The color of the bars whose texts the controls change; undefined if none is in a bar. */
export const useBarColor = (): string | undefined =>
  useEditorStore((store) => {
    const bar = styledCaptions(store).find(({ layer }) => isBar(layer))
    return bar && (bar.layer.barColor ?? BAR_COLOR)
  })

/** Changes the color of these bars. A text that could not be read on it any more gets the other color. */
export function changeBarColor(barColor: string): void {
  const { selected, edit } = useEditorStore.getState()
  edit(`bar color ${selected}`, (work) => ({
    layers: styledCaptions({ ...work, selected })
      .filter(({ layer }) => isBar(layer))
      .reduce(
        (layers, { id, layer: { color } }) =>
          changeCaption(layers, id, { barColor, color: legibleOn(barColor, color) }),
        work.layers,
      ),
  }))
}

function addBar(side: BarSide): void {
  const { layers, edit, select } = useEditorStore.getState()
  const atEdge = captionLayersOf(layers).find(
    ({ layer, isHidden, isLocked }) => layer.place === EDGE_OF[side] && !isHidden && !isLocked,
  )
  if (atEdge === undefined) {
    const id = insertLayer({ ...USUAL_CAPTION, ...BAR_LOOK, text: '', place: side, fontSize: 32 })
    if (id !== undefined) useCanvasStore.setState({ edited: id })
    return
  }
  const beforeBar = barredLookOf(atEdge.layer)
  const align = barAlignFor(atEdge.layer.text, { ...BAR_LOOK, text: '' })
  edit(ownStep(), (work) => ({
    layers: changeCaption(work.layers, atEdge.id, { ...BAR_LOOK, align, place: side }).map(
      (each) => (each.id === atEdge.id ? { ...each, beforeBar } : each),
    ),
  }))
  select(atEdge.id)
  announce(side === 'above' ? t`Bar above the picture added` : t`Bar below the picture added`)
  if (atEdge.layer.text.trim() === '') useCanvasStore.setState({ edited: atEdge.id })
}

function removeBar(side: BarSide, { id, layer, beforeBar = USUAL_LOOK }: EditorLayer): void {
  const isEmpty = layer.type === 'caption' && layer.text.trim() === ''
  useEditorStore.getState().edit(ownStep(), ({ layers }) => {
    const back = changeCaption(layers, id, {
      ...barredLookOf(beforeBar),
      place: EDGE_OF[side],
    })
    // The first two keep their fields.
    return { layers: isEmpty ? removeLayer(back, id) : back }
  })
  announce(side === 'above' ? t`Bar above the picture removed` : t`Bar below the picture removed`)
}
