import type { Meme } from '@memesmith/meme-render'
import { useEffect, useState } from 'react'
import { hasCaptionFonts, loadCaptionFonts } from './caption-fonts.ts'

/**
 * Loads the fonts of a meme in the background. The meme is drawn with the fonts that are loaded,
 * and again when another one is.
 *
 * @returns a number that changes whenever a font is loaded
 */
export function useCaptionFonts(meme: Meme): number {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (hasCaptionFonts(meme)) return
    let wanted = true
    loadCaptionFonts(meme).then(() => {
      if (wanted) setArrivals((count) => count + 1)
    })
    return () => {
      wanted = false
    }
  }, [meme])
  return arrivals
}
