import {
  BLANK_DOCUMENT,
  captionsOf,
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
  /** Called with the layout after each drawing. */
  readonly onLayout: (layout: MemeLayout) => void
}

/** Nothing is drawn until the first font is loaded: another font would not be a preview. */
const BLANK: Meme = { document: BLANK_DOCUMENT, watermark: '' }

/** The live preview: the pixels of the PNG, scaled to the screen. */
export function MemeCanvas({ picture, onLayout }: MemeCanvasProps) {
  const meme = useMeme()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const fonts = useCaptionFonts(meme)
  const { pixelWidth, pixelHeight } = memeSize(picture.width, picture.height, meme.document.frame)

  // biome-ignore lint/correctness/useExhaustiveDependencies: redraws when a font is loaded
  useLayoutEffect(() => {
    if (!hasCaptionFonts(BLANK)) return
    // On the CPU, where text has the same pixels as on the server, whatever the GPU.
    const context = canvasRef.current?.getContext('2d', { willReadFrequently: true })
    if (context) onLayout(renderMeme(context, picture, meme))
  }, [picture, meme, fonts, onLayout])

  const said = captionsOf(meme.document)
    .map(({ text }) => text.trim())
    .filter((line) => line !== '')
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
