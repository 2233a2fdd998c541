import { t } from '@lingui/core/macro'
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
 * and again when another one is. Fonts that fail are loaded again when the network is back.
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
  if (isReady) {
    return isOnline
      ? t`A font of your text could not be loaded. Some letters are missing in this preview.`
      : t`A font of your text needs the network once, and you are offline. Some letters are missing in this preview.`
  }
  return isOnline
    ? t`The font of the captions could not be loaded. Without it there is no preview.`
    : t`The font of the captions needs the network once, and you are offline. Without it there is no preview.`
}
