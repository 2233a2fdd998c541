import type { Caption, Meme } from '@memesmith/meme-render'
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useSite } from '../site/use-site.ts'
import { type Draft, useEditorStore } from './editor-store.ts'

type Captions = Pick<Draft, 'topText' | 'bottomText' | 'fontSize' | 'textColor'>

/** The draft as the drawing library takes it. */
export function memeOf(
  { topText, bottomText, fontSize, textColor }: Captions,
  watermark: string,
): Meme {
  const caption = (text: string, placement: Caption['placement']): Caption => ({
    text,
    placement,
    fontSize,
    color: textColor,
  })
  return { captions: [caption(topText, 'top'), caption(bottomText, 'bottom')], watermark }
}

/** The same object as long as nothing of it changes. */
export function useMeme(): Meme {
  const { watermarkText } = useSite()
  const captions = useEditorStore(
    useShallow(
      ({ topText, bottomText, fontSize, textColor }): Captions => ({
        topText,
        bottomText,
        fontSize,
        textColor,
      }),
    ),
  )
  return useMemo(() => memeOf(captions, watermarkText), [captions, watermarkText])
}
