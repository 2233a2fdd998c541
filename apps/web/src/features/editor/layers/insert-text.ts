import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import { type Box, DEFAULT_BUBBLE, USUAL_CAPTION } from '@memesmith/meme-render'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { freeBox } from '../canvas/free-box.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeCaption, markLayer } from './edit-layers.ts'
import { insertLayer } from './insert-layer.ts'

/**
 * Adds a text where there is room, and selects it.
 *
 * @returns the layer's id; undefined if there is no picture or no room for more layers
 */
export function insertText(text: string): string | undefined {
  const place = freePlace()
  if (place === undefined) return undefined
  return insertLayer({
    ...USUAL_CAPTION,
    text: text.slice(0, MAX_TEXT_LENGTH),
    place,
    fontSize: 'fit',
    color: '#ffffff',
  })
}

/**
 * Adds a speech bubble without words where there is room, and selects it. Its tail points to the middle of
 * the picture, where somebody may be.
 *
 * @returns as `insertText`
 */
export function insertBubble(): string | undefined {
  const place = freePlace()
  if (place === undefined) return undefined
  const isBelow = place.y + place.height / 2 > 0.5
  const isRight = place.x + place.width / 2 > 0.5
  const { tail } = DEFAULT_BUBBLE
  return insertLayer({
    ...USUAL_CAPTION,
    font: 'Comic',
    text: '',
    place,
    fontSize: 'fit',
    color: '#000000',
    outlineWidth: 0,
    bubble: {
      ...DEFAULT_BUBBLE,
      tail: { x: isRight ? tail.x : 1 - tail.x, y: isBelow ? 1 - tail.y : tail.y },
    },
  })
}

/** Shows a text that has no zone where there is room, and selects it. */
export function placeSpareText(id: string): void {
  const place = freePlace()
  if (place === undefined) return
  const { edit, select } = useEditorStore.getState()
  edit(`place ${id}`, ({ layers }) => ({
    layers: changeCaption(markLayer(layers, id, { isHidden: false }), id, {
      place,
      fontSize: 'fit',
    }),
  }))
  select(id)
}

function freePlace(): Box | undefined {
  const { layout } = useCanvasStore.getState()
  if (layout === null) return undefined
  const areas = areasOf(useEditorStore.getState().layers, layout, null)
  return freeBox([...areas.values()], layout.size)
}
