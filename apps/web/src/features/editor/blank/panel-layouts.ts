import { t } from '@lingui/core/macro'
import { type Box, type Sticker, USUAL_STICKER } from '@memesmith/meme-render'
import { EMPTY_PANEL } from '../stickers/local-picture.ts'
import type { CanvasSize } from './canvas-sizes.ts'

export interface PanelLayout {
  /** For people. */
  readonly name: () => string
  /** The number of panels in each row. Those of a row share its width. */
  readonly rows: readonly number[]
}

/** Arrangements of panels, which each take a picture. */
export const PANEL_LAYOUTS: readonly PanelLayout[] = [
  { name: () => t`No panels`, rows: [] },
  { name: () => t`2 side by side`, rows: [2] },
  { name: () => t`2 stacked`, rows: [1, 1] },
  { name: () => t`3 panels`, rows: [1, 2] },
  { name: () => t`4 panels`, rows: [2, 2] },
]

/** The gap around and between panels, as a share of the canvas's shorter side. */
const GAP_SHARE = 0.02

/** A panel's row and column, and the number of panels in its row. */
interface Cell {
  readonly row: number
  readonly column: number
  readonly count: number
}

/** The panels of a layout, row by row. */
export const cellsOf = ({ rows }: PanelLayout): Cell[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({ row, column, count })),
  )

/** The boxes of the panels on a canvas. */
export function panelBoxes(layout: PanelLayout, size: CanvasSize): Box[] {
  const gap = GAP_SHARE * Math.min(size.width, size.height)
  const [across, down] = [gap / size.width, gap / size.height]
  const height = (1 - down) / layout.rows.length
  return cellsOf(layout).map(({ row, column, count }) => {
    const width = (1 - across) / count
    return {
      x: across + column * width,
      y: down + row * height,
      width: width - across,
      height: height - down,
      rotation: 0,
    }
  })
}

/** A panel without a picture. */
export const emptyPanel = (place: Box): Sticker => ({ ...USUAL_STICKER, image: EMPTY_PANEL, place })

/** More than the rounding of a layer that was moved, as a share of the picture. */
const ROUNDING = 1e-4

/** Whether a layer lies where a panel is. */
export const isAt = (place: Box, box: Box): boolean =>
  place.rotation === box.rotation &&
  (['x', 'y', 'width', 'height'] as const).every(
    (key) => Math.abs(place[key] - box[key]) < ROUNDING,
  )
