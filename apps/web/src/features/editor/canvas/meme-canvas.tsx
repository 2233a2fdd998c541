import { t } from '@lingui/core/macro'
import type { SiteSettings } from '@memesmith/contract'
import { type MemeLayout, memeSize } from '@memesmith/meme-render'
import { useEffect, useMemo, useRef } from 'react'
import { useCaptionFonts } from '../captions/use-caption-fonts.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { endDrawing } from '../draw/draw-store.ts'
import { useDrawMode } from '../draw/use-draw-mode.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { wordsOf } from '../layers/words-of.ts'
import { useShownFrame } from '../motion/use-shown-frame.ts'
import type { Picture } from '../picture/picture.ts'
import { TryAgain } from '../picture/try-again.tsx'
import { useStickerImages } from '../stickers/use-sticker-images.ts'
import { useCanvasStore } from './canvas-store.ts'
import { LayerOverlay } from './layer-overlay.tsx'
import { usePreview } from './use-preview.ts'

interface MemeCanvasProps {
  readonly picture: Picture
  readonly site: SiteSettings
  /** Called with the layout after each drawing. */
  readonly onLayout: (layout: MemeLayout) => void
}

/** The live preview: the pixels of the PNG, scaled to the screen. */
export function MemeCanvas({ picture, site, onLayout }: MemeCanvasProps) {
  const layers = useEditorStore((store) => store.layers)
  const frame = useEditorStore((store) => store.frame)
  const document = useMemo(() => documentOf({ layers, frame }), [layers, frame])
  const watermark = site.watermarkText
  const meme = useMemo(() => ({ document, watermark }), [document, watermark])
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isReady, arrivals: fonts, problem } = useCaptionFonts(meme)
  const images = useStickerImages(document)
  const shown = useShownFrame(picture)
  const mode = useDrawMode()
  const size = useMemo(() => memeSize(picture.width, picture.height, frame), [picture, frame])
  usePreview(canvas, { picture, images, fonts, shown, watermark, frame, isReady }, onLayout)

  useEffect(
    () => () => {
      useCanvasStore.setState(useCanvasStore.getInitialState())
      endDrawing()
    },
    [],
  )

  const said = document.layers
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' / ')
  return (
    <>
      {problem !== undefined && (
        <div className="form-alert flex flex-wrap bg-surface items-center justify-between gap-3">
          <p role="alert">{problem.text}</p>
          <TryAgain problem={problem} />
        </div>
      )}
      <div className="stage-canvas">
        <canvas
          ref={canvas}
          // Until it is drawn: with bars it is higher.
          width={size.pixelWidth}
          height={size.pixelHeight}
          role="img"
          aria-label={said === '' ? t`Preview of your meme` : t`Preview of your meme: ${said}`}
          className="stage-picture"
        />
        {mode === undefined ? (
          <LayerOverlay size={size} maxUploadBytes={site.maxUploadBytes} />
        ) : (
          <mode.DrawSurface size={size} />
        )}
      </div>
    </>
  )
}
