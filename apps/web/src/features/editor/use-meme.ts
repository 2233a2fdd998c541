import type { Meme } from '@memesmith/meme-render'
import { useMemo } from 'react'
import { useCanvasStore } from './canvas/canvas-store.ts'
import { useEditorStore } from './editor-store.ts'
import { replaceLayer } from './layers/edit-layers.ts'
import { documentOf } from './layers/editor-layer.ts'

/**
 * The draft as input of the drawing library, with the layer that is being dragged where it is now.
 * The object is the same until something in it changes.
 */
export function useMeme(watermark: string): Meme {
  const layers = useEditorStore((store) => store.layers)
  const frame = useEditorStore((store) => store.frame)
  const live = useCanvasStore((store) => store.live)
  return useMemo(() => {
    const shown = live === null ? layers : replaceLayer(layers, live.id, live.layer)
    return { document: documentOf({ layers: shown, frame }), watermark }
  }, [layers, frame, live, watermark])
}
