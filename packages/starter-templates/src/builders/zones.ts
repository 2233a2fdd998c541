/** The places of a template's words, with an example in each. */
import type { Caption, Edge } from '@memesmith/meme-render'

type Style = Partial<Omit<Caption, 'type' | 'name' | 'text' | 'place'>>

/** Around (x, y), in the scene's pixels, like the shapes. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly rotate: number
}

/** A place for words in a template, and how they look. */
export interface Zone {
  /** What the words stand for, such as *The temptation*; left out where a number says as much. */
  readonly name?: string
  /** The example. */
  readonly text: string
  readonly place: Edge | Area
  readonly style: Style
}

interface AreaOptions extends Style {
  readonly name?: string
  readonly rotate?: number
}

const DARK: Style = { color: '#1b1530', outlineWidth: 0 }

const area =
  (look: Style) =>
  (
    x: number,
    y: number,
    width: number,
    height: number,
    example: string,
    { name, rotate = 0, ...options }: AreaOptions = {},
  ): Zone => ({
    ...(name !== undefined && { name }),
    text: example,
    place: { x, y, width, height, rotate },
    style: { fontSize: 'fit', ...look, ...options },
  })

/** Dark words on something bright: a sign, a sheet of paper, a bubble or a screen. */
export const sign = area(DARK)

/** White words on something dark, such as a blackboard. */
export const board = area({ outlineWidth: 0 })

/** White words with an outline, readable on any part of a picture. */
export const label = area({})

/** The caption at the upper edge (spec §9). */
export const atTop = (example: string, name?: string): Zone => atEdge('top', example, name)

/** The caption at the lower edge (spec §9). */
export const atBottom = (example: string, name?: string): Zone => atEdge('bottom', example, name)

const atEdge = (place: Edge, text: string, name?: string): Zone => ({
  ...(name !== undefined && { name }),
  text,
  place,
  style: {},
})
