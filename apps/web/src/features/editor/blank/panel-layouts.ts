import { type Box, type Sticker, USUAL_STICKER } from '@memesmith/meme-render'
import { EMPTY_PANEL } from '../stickers/local-picture.ts'
import type { CanvasSize } from './canvas-sizes.ts'

/** A cell of a grid: its column and row, and how many of them it takes. */
interface Cell {
  readonly column: number
  readonly row: number
  readonly columns?: number
}

export interface PanelLayout {
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly cells: readonly Cell[]
}

/** Arrangements of panels, which each take a picture. */
export const PANEL_LAYOUTS: readonly PanelLayout[] = [
  { name: 'No panels', columns: 1, rows: 1, cells: [] },
  {
    name: '2 side by side',
    columns: 2,
    rows: 1,
    cells: [
      { column: 0, row: 0 },
      { column: 1, row: 0 },
    ],
  },
  {
    name: '2 stacked',
    columns: 1,
    rows: 2,
    cells: [
      { column: 0, row: 0 },
      { column: 0, row: 1 },
    ],
  },
  {
    name: '3 panels',
    columns: 2,
    rows: 2,
    cells: [
      { column: 0, row: 0, columns: 2 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ],
  },
  {
    name: '4 panels',
    columns: 2,
    rows: 2,
    cells: [
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ],
  },
]

/** The gap around and between panels, as a share of the canvas's shorter side. */
const GAP_SHARE = 0.02

/** The boxes of the panels on a canvas. */
export function panelBoxes({ columns, rows, cells }: PanelLayout, size: CanvasSize): Box[] {
  const gap = GAP_SHARE * Math.min(size.width, size.height)
  const [across, down] = [gap / size.width, gap / size.height]
  const width = (1 - across) / columns
  const height = (1 - down) / rows
  return cells.map((cell) => ({
    x: across + cell.column * width,
    y: down + cell.row * height,
    width: width * (cell.columns ?? 1) - across,
    height: height - down,
    rotation: 0,
  }))
}

/** A panel without a picture. */
export const emptyPanel = (place: Box): Sticker => ({ ...USUAL_STICKER, image: EMPTY_PANEL, place })
