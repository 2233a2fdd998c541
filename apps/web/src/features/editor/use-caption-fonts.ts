import { useEffect, useState } from 'react'
import { hasCaptionFonts, loadCaptionFonts } from './caption-fonts.ts'

/**
 * Sees to the fonts of a text. Nobody waits for them: the meme is drawn with what is there, and
 * again when a font arrives.
 *
 * @returns a number that changes with every arrival
 */
export function useCaptionFonts(text: string): number {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (hasCaptionFonts(text)) return
    let wanted = true
    loadCaptionFonts(text).then(() => {
      if (wanted) setArrivals((count) => count + 1)
    })
    return () => {
      wanted = false
    }
  }, [text])
  return arrivals
}
