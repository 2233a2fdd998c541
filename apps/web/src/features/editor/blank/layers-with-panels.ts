import type { Sticker } from '@memesmith/meme-render'
import { isEmptyPanel } from '../layers/edit-layers.ts'
import { type EditorLayer, type EditorLayers, newLayer } from '../layers/editor-layer.ts'
import { isPicture } from '../stickers/local-picture.ts'
import { CANVAS_SIZES, type CanvasSize } from './canvas-sizes.ts'
import { emptyPanel, isAt, PANEL_LAYOUTS, type PanelLayout, panelBoxes } from './panel-layouts.ts'

/**
 * The layers on a new canvas: its panels, behind the others. Pictures in panels of the canvas
 * before move into the new ones, in order; those beyond the last panel stay where they are. If the
 * panels are the same as before, each picture stays in its own.
 *
 * @returns the same layers if nothing changes
 */
export function layersWithPanels(
  layers: EditorLayers,
  layout: PanelLayout,
  size: CanvasSize,
): EditorLayers {
  const boxes = panelBoxes(layout, size)
  const pictures = layers.filter(isInPanel)
  const isSameLayout = pictures.every(({ layer }) => boxes.some((box) => isAt(layer.place, box)))
  const panels = boxes.map((place, index) => {
    const picture = isSameLayout
      ? pictures.find(({ layer }) => isAt(layer.place, place))
      : pictures[index]
    return picture === undefined
      ? newLayer(emptyPanel(place))
      : { ...picture, layer: { ...picture.layer, place } }
  })
  const ids = new Set(panels.map(({ id }) => id))
  const others = layers.filter((each) => !isEmptyPanel(each) && !ids.has(each.id))
  return panels.length === 0 && others.length === layers.length ? layers : [...panels, ...others]
}

/**
 * Whether a layer is a picture that lies where a panel is. Its place says so even after a reload and
 * in a remix.
 */
const isInPanel = (each: EditorLayer): each is EditorLayer & { readonly layer: Sticker } => {
  const { layer } = each
  return (
    layer.type === 'sticker' &&
    isPicture(layer.image) &&
    !isEmptyPanel(each) &&
    CANVAS_SIZES.some((size) =>
      PANEL_LAYOUTS.some((layout) =>
        panelBoxes(layout, size).some((box) => isAt(layer.place, box)),
      ),
    )
  )
}
