import {
  BLANK_DOCUMENT,
  type Meme,
  type MemeLayout,
  memeSize,
  renderMeme,
} from '@memesmith/meme-render'
import { useLayoutEffect, useRef } from 'react'
import { hasCaptionFonts } from './caption-fonts.ts'
import type { Picture } from './picture.ts'
import { useCaptionFonts } from './use-caption-fonts.ts'
import { useMeme } from './use-meme.ts'

interface MemeCanvasProps {
  readonly picture: Picture
  /** Told where everything went after each drawing. */
  readonly onLayout: (layout: MemeLayout) => void
}

/** Until its font is there nothing is drawn: a caption in another face is no preview. */
const BLANK: Meme = { document: BLANK_DOCUMENT, watermark: '' }

/** The live preview: the pixels of the PNG, fitted to the screen. */
export function MemeCanvas({ picture, onLayout }: MemeCanvasProps) {
  const meme = useMeme()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const fonts = useCaptionFonts(meme)
  const { pixelWidth, pixelHeight } = memeSize(picture.width, picture.height)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a font's arrival draws the meme anew
  useLayoutEffect(() => {
    if (!hasCaptionFonts(BLANK)) return
    // On the CPU, where text comes out as on the server whatever the machine's graphics card.
    const context = canvasRef.current?.getContext('2d', { willReadFrequently: true })
    if (context) onLayout(renderMeme(context, picture, meme))
  }, [picture, meme, fonts, onLayout])

  const said = meme.document.layers.map(({ text }) => text.trim()).filter((line) => line !== '')
  return (
    <canvas
      ref={canvasRef}
      width={pixelWidth}
      height={pixelHeight}
      role="img"
      aria-label={
        said.length > 0 ? `Preview of your meme: ${said.join(' / ')}` : 'Preview of your meme'
      }
      className="stage-picture"
    />
  )
}
