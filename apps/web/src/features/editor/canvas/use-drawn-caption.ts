import type { CaptionLayout } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { visibleLayers } from '../layers/editor-layer.ts'
import { useCanvasStore } from './canvas-store.ts'

/**
 * Reads how a caption was drawn last.
 *
 * @param read is called after each drawing; the component renders again when its result changes
 * @returns undefined if there is no such caption, or if it is not drawn
 */
export function useDrawnCaption<Result>(
  id: string | undefined,
  read: (drawn: CaptionLayout) => Result,
): Result | undefined {
  const index = useEditorStore(({ layers }) =>
    visibleLayers(layers).findIndex((layer) => layer.id === id),
  )
  return useCanvasStore(({ layout }) => {
    const drawn = layout?.layers[index]
    return drawn?.type === 'caption' ? read(drawn) : undefined
  })
}
