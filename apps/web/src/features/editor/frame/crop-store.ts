import { create } from 'zustand'
import { useEditorStore } from '../draft/editor-store.ts'
import { cropTo, type Part, seenPart } from './frame-edits.ts'
import { layersAfterCrop } from './layers-in-frame.ts'

interface CropStore {
  /**
   * The part that is being chosen, in the whole picture as it is seen turned and mirrored; null
   * outside the crop mode.
   */
  readonly part: Part | null
}

/** The crop mode. Nothing of it is kept or undone until it is applied. */
export const useCropStore = create<CropStore>()(() => ({ part: null }))

export const startCrop = (): void =>
  useCropStore.setState({ part: seenPart(useEditorStore.getState().frame) })

export const cancelCrop = (): void => useCropStore.setState({ part: null })

/** Crops the picture, as one step. */
export function applyCrop(): void {
  const { part } = useCropStore.getState()
  if (part === null) return
  useEditorStore.getState().edit('crop', ({ frame, layers }) => {
    const cropped = cropTo(frame, part)
    return {
      frame: cropped,
      layers: layersAfterCrop(layers, seenPart(frame), seenPart(cropped)),
    }
  })
  cancelCrop()
}
