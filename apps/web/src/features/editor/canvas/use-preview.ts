import {
  type Frame,
  imagesFor,
  type Meme,
  type MemeDocument,
  type MemeLayout,
} from '@memesmith/meme-render'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { addLayer, changeLayer } from '../layers/edit-layers.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { placeOfDrawn } from '../layers/insert-cover.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { useCanvasStore } from './canvas-store.ts'
import { placeLayer } from './place-layer.ts'
import { type Preview, PreviewPainter } from './preview-painter.ts'

/** Ms without a change before the whole is drawn once more: longer than between two letters. */
const REST_MS = 400

/** What the preview shows besides the layers. */
interface PreviewOptions extends Omit<Preview, 'meme'> {
  readonly watermark: string
  /** The canvas has the size of the picture with this frame. */
  readonly frame: Frame | undefined
  /** Whether there is a font to draw with. */
  readonly isReady: boolean
}

/**
 * Draws the preview on a canvas: again after each rendering that changes an option, and whenever a
 * layer changes. The latter does not wait for React, which has the panel and the overlay to render.
 *
 * @param whenDrawn called after each drawing, with the layout that is in the canvas store then
 * @throws what a drawing throws, while it is rendered
 */
export function usePreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  { picture, images, fonts, shown, watermark, frame, isReady }: PreviewOptions,
  whenDrawn: (layout: MemeLayout) => void,
): void {
  const painter = useRef<PreviewPainter>(undefined)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  if (failure !== undefined) throw failure.error
  useLayoutEffect(() => {
    if (!isReady) return
    if (painter.current === undefined) {
      // On the CPU, where text has the same pixels as on the server, whatever the GPU.
      const context = canvas.current?.getContext('2d', { willReadFrequently: true })
      if (!context) return
      painter.current = new PreviewPainter(context)
    }
    const { current } = painter
    let rest: ReturnType<typeof setTimeout> | undefined
    const paint = () => {
      clearTimeout(rest)
      rest = setTimeout(() => current.finish(), REST_MS)
      const meme = shownMeme(watermark)
      const layout = current.paint({ picture, meme, images, fonts, shown })
      useCanvasStore.setState({ layout })
      whenDrawn(layout)
    }
    paint()
    const names = imageNames(documentOf(useEditorStore.getState()))
    // A listener that throws would keep the store from telling the others, such as what keeps the
    // draft.
    const paintAgain = () => {
      try {
        paint()
      } catch (error) {
        setFailure({ error })
      }
    }
    const stops = [
      useEditorStore.subscribe((now, before) => {
        if (now.layers === before.layers) return
        // Another picture or frame is rendered first: the canvas gets another size. So are other
        // pictures of stickers, which are loaded then.
        const isSame =
          pictureOf(now.source) === picture &&
          now.frame === frame &&
          imageNames(documentOf(now)) === names
        if (isSame) paintAgain()
      }),
      useCanvasStore.subscribe((now, before) => {
        if (now.live !== before.live || now.drawn !== before.drawn) paintAgain()
      }),
    ]
    return () => {
      clearTimeout(rest)
      for (const stop of stops) stop()
    }
  }, [canvas, picture, images, fonts, shown, watermark, frame, isReady, whenDrawn])
}

const imageNames = (document: MemeDocument): string => imagesFor(document).join('\n')

/** The draft as input of the drawing library, with what is being dragged or drawn as it is now. */
function shownMeme(watermark: string): Meme {
  const { layers, frame } = useEditorStore.getState()
  const { live, drawn } = useCanvasStore.getState()
  const shown =
    live === null
      ? layers
      : changeLayer(layers, live.id, (layer) =>
          placeLayer(layer, live.place, live.fontSize, live.tail),
        )
  const withDrawn =
    drawn === null ? shown : addLayer(shown, drawn, placeOfDrawn(drawn, shown)).layers
  return { document: documentOf({ layers: withDrawn, frame }), watermark }
}
