import { DEFAULT_BUBBLE, roomInBubble, USUAL_CAPTION } from '@memesmith/meme-render'
import { type Area, boxOf } from '../canvas/area.ts'
import { areasOf } from '../canvas/areas-of.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { type CaptionChanges, changeCaption, isBar } from '../layers/edit-layers.ts'
import { styledCaptions } from '../layers/use-captions.ts'

/** How a text in a new bubble looks: dark on white, as in comics. */
const WORDS = { color: '#000000', outlineWidth: 0, bubble: DEFAULT_BUBBLE } as const
/** How it looks on the picture again. */
const BARE = {
  color: '#ffffff',
  outlineWidth: USUAL_CAPTION.outlineWidth,
  bubble: undefined,
} as const

/**
 * Puts the selected caption, or all if none is selected, into bubbles, or takes them out. A text at an edge
 * gets a box. The box grows, so that the words keep their size. A bar stays as it is.
 */
export function putInBubbles(isInside: boolean): void {
  const { selected, edit } = useEditorStore.getState()
  const { layout } = useCanvasStore.getState()
  if (layout === null) return
  edit(`look ${selected} bubble`, (work) => {
    const areas = areasOf(work.layers, layout, null)
    return {
      layers: styledCaptions({ ...work, selected }).reduce((layers, { id, layer }) => {
        const area = areas.get(id)
        if (area === undefined || isBar(layer) || (layer.bubble !== undefined) === isInside) {
          return layers
        }
        const changes: CaptionChanges = isInside
          ? { ...WORDS, place: boxOf(around(area), layout.size, 'caption') }
          : BARE
        return changeCaption(layers, id, changes)
      }, work.layers),
    }
  })
}

/** The area of a bubble whose words have the room that they have now. */
function around(area: Area): Area {
  const room = roomInBubble(area, DEFAULT_BUBBLE.kind)
  const width = area.width * (area.width / room.width)
  const height = area.height * (area.height / room.height)
  return {
    ...area,
    left: area.left - (width - area.width) / 2,
    top: area.top - (height - area.height) / 2,
    width,
    height,
  }
}
