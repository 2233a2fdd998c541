import type { Box, Bubble, Cover, MemeLayout, Stroke } from '@memesmith/meme-render'
import { createStore } from 'zustand/vanilla'
import { hookOf } from '../../../lib/render-later.ts'
import type { Guide } from './snap.ts'

/** What a drag changes of a layer. */
export interface LiveChange {
  /** Of the layer. */
  readonly id: string
  readonly place: Box
  /** Undefined if it stays as it is. */
  readonly fontSize: number | undefined
  /** Undefined if it stays as it is. */
  readonly tail?: Bubble['tail'] | undefined
}

/** What the canvas shows besides the draft. Nothing of it is kept or undone. */
interface CanvasStore {
  /** The layout of the last drawing. */
  readonly layout: MemeLayout | null
  /** The drag that is under way. The draft gets its change at the end. */
  readonly live: LiveChange | null
  /** What is being drawn. The draft gets it at the end. */
  readonly drawn: Cover | Stroke | null
  /** The lines that the dragged layer is aligned with. */
  readonly guides: readonly Guide[]
  /** The id of the caption whose text is edited on the canvas. */
  readonly edited: string | null
  /** What changed last, for screen readers. */
  readonly announcement: string
}

export const useCanvasStore = hookOf(
  createStore<CanvasStore>(() => ({
    layout: null,
    live: null,
    drawn: null,
    guides: [],
    edited: null,
    announcement: '',
  })),
)

/** Tells screen readers what changed. */
export const announce = (words: string): void =>
  useCanvasStore.setState(({ announcement }) => ({
    // Screen readers only say what differs.
    announcement: announcement === words ? `${words}\u00a0` : words,
  }))
