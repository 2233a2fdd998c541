import { BLANK_DOCUMENT, type Meme } from '@memesmith/meme-render'
import { useEffect, useState } from 'react'
import { useOnline } from '../../../lib/use-online.ts'
import type { PictureProblem } from '../picture/use-editor-picture.ts'
import { hasCaptionFonts, loadCaptionFonts } from './caption-fonts.ts'

/** Nothing is drawn until the first font is loaded: another font would not be a preview. */
const BLANK: Meme = { document: BLANK_DOCUMENT, watermark: '' }

interface CaptionFonts {
  /** Whether there is a font to draw with. */
  readonly isReady: boolean
  /** Changes whenever a font is loaded. */
  readonly arrivals: number
  /** Why a font is missing. */
  readonly problem: PictureProblem | undefined
}

/**
 * Loads the fonts of a meme in the background. The meme is drawn with the fonts that are loaded,
 * and again when another one is. Those that fail are loaded again when the network is back.
 */
export function useCaptionFonts(meme: Meme): CaptionFonts {
  const [arrivals, setArrivals] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<Meme>()
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the same fonts
  useEffect(() => {
    if (hasCaptionFonts(meme)) return setFailed(undefined)
    let wanted = true
    loadCaptionFonts(meme).then(() => {
      if (!wanted) return
      setArrivals((count) => count + 1)
      setFailed(hasCaptionFonts(meme) ? undefined : meme)
    })
    return () => {
      wanted = false
    }
  }, [meme, attempt, isOnline])
  const isReady = hasCaptionFonts(BLANK)
  const tryAgain = () => setAttempt((count) => count + 1)
  const text = textOf(isReady, isOnline)
  return { isReady, arrivals, problem: failed && { text, tryAgain } }
}

function textOf(isReady: boolean, isOnline: boolean): string {
  const why = isOnline ? 'could not be loaded' : 'needs the network once, and you are offline'
  return isReady
    ? `A font of your text ${why}. Some letters are missing in this preview.`
    : `The font of the captions ${why}. Without it there is no preview.`
}
