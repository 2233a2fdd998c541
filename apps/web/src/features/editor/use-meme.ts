import type { Meme } from '@memesmith/meme-render'
import { useMemo } from 'react'
import { useSite } from '../site/use-site.ts'
import { useEditorStore } from './editor-store.ts'

/**
 * The draft as input of the drawing library. The object is the same until something in it changes.
 */
export function useMeme(): Meme {
  const { watermarkText: watermark } = useSite()
  const document = useEditorStore((store) => store.document)
  return useMemo(() => ({ document, watermark }), [document, watermark])
}
