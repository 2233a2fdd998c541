import { useEditorStore } from '../draft/editor-store.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import { pictureOfCanvas } from '../picture/picture.ts'
import type { CanvasSize } from './canvas-sizes.ts'
import { layersWithPanels } from './layers-with-panels.ts'
import type { PanelLayout } from './panel-layouts.ts'

/** What a blank canvas is made of. */
export interface BlankCanvas {
  readonly size: CanvasSize
  /** `#rrggbb`. */
  readonly color: string
  readonly layout: PanelLayout
}

/**
 * Makes a canvas of one color the picture, as if it were uploaded, with panels behind the texts and
 * stickers.
 */
export async function openBlankCanvas({ size, color, layout }: BlankCanvas): Promise<void> {
  const context = newCanvas(size.width, size.height)
  const { canvas } = context
  context.fillStyle = color
  context.fillRect(0, 0, size.width, size.height)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  const { setPicture, edit } = useEditorStore.getState()
  setPicture(pictureOfCanvas(canvas, png, false))
  // In the same step as the picture.
  edit('picture', ({ layers }) => ({ layers: layersWithPanels(layers, layout, size) }))
}
