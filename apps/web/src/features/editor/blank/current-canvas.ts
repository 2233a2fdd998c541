import { useEditorStore } from '../draft/editor-store.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { CANVAS_SIZES } from './canvas-sizes.ts'
import type { BlankCanvas } from './open-blank-canvas.ts'
import { isAt, PANEL_LAYOUTS, panelBoxes } from './panel-layouts.ts'

/** A canvas of one color has the same pixels at any scale. */
const SAMPLE_SIDE = 16
const BYTES_PER_PIXEL = 4

/** The blank canvas that is in the editor now; undefined if the picture is another one. */
export function currentCanvas(): BlankCanvas | undefined {
  const { source, layers } = useEditorStore.getState()
  const picture = pictureOf(source)
  if (picture === null) return undefined
  const size = CANVAS_SIZES.find(
    ({ width, height }) => width === picture.width && height === picture.height,
  )
  const color = size && onlyColorOf(picture.image)
  if (size === undefined || color === undefined) return undefined
  // Each panel of three is one of four, too, which are later in the list.
  const layout = PANEL_LAYOUTS.findLast((each) =>
    panelBoxes(each, size).every((box) =>
      layers.some(({ layer }) => layer.type === 'sticker' && isAt(layer.place, box)),
    ),
  )
  return layout && { size, color, layout }
}

/** The color of a picture that has only one, as `#rrggbb`. */
function onlyColorOf(image: CanvasImageSource): string | undefined {
  const context = newCanvas(SAMPLE_SIDE, SAMPLE_SIDE)
  context.drawImage(image, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const { data } = context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const isOneColor = data.every((value, at) => value === data[at % BYTES_PER_PIXEL])
  if (!isOneColor) return undefined
  const channels = [...data.subarray(0, 3)]
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
