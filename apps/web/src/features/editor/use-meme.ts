import type { Caption, Meme } from '@memesmith/meme-render'
import { useMemo } from 'react'
import { useSite } from '../site/use-site.ts'
import { useEditorStore } from './editor-store.ts'

/** The draft as the drawing library takes it; the same object as long as nothing changes. */
export function useMeme(): Meme {
  const { watermarkText } = useSite()
  const { topText, bottomText, fontSize, textColor } = useEditorStore()
  return useMemo<Meme>(() => {
    const caption = (text: string, placement: Caption['placement']): Caption => ({
      text,
      placement,
      fontSize,
      color: textColor,
    })
    return {
      captions: [caption(topText, 'top'), caption(bottomText, 'bottom')],
      watermark: watermarkText,
    }
  }, [topText, bottomText, fontSize, textColor, watermarkText])
}
