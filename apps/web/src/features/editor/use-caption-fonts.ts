import type { Meme } from '@memesmith/meme-render'
import { useEffect, useState } from 'react'
import { hasCaptionFonts, loadCaptionFonts } from './caption-fonts.ts'

/**
 * Sees to the fonts of a meme. Nobody waits for them to type: the meme is drawn with what is there,
 * and again when a font arrives.
 *
 * @returns a number that changes with every arrival
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
