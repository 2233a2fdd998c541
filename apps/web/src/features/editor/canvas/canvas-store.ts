import type { Layer, MemeLayout } from '@memesmith/meme-render'
import { createStore } from 'zustand/vanilla'
import { hookOf } from '../../../lib/render-later.ts'
import type { Guide } from './snap.ts'

/** What the canvas shows besides the draft. Nothing of it is kept or undone. */
interface CanvasStore {
  /** The layout of the last drawing. */
  readonly layout: MemeLayout | null
  /** The layer that is being dragged, as it is now. It replaces the draft's when it is dropped. */
  readonly live: { readonly id: string; readonly layer: Layer } | null
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
