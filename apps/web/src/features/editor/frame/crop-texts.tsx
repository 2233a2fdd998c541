import {
  type Layer,
  layoutMeme,
  measureOn,
  memeSize,
  paintLayer,
  TextMeasurer,
} from '@memesmith/meme-render'
import { useLayoutEffect, useRef } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { isBar } from '../layers/edit-layers.ts'
import { documentOf } from '../layers/editor-layer.ts'
import type { Picture } from '../picture/picture.ts'
import { stickerImagesOf } from '../stickers/sticker-images.ts'
import { cropTo, type Part, seenPart } from './frame-edits.ts'
import { layersAfterCrop } from './layers-in-frame.ts'

/** A look is mixed with the picture, which is not on this canvas. */
function withoutLook(layer: Layer): Layer {
  if (layer.type !== 'sticker') return layer
  const { look: _, ...plain } = layer
  return plain
}

/**
 * The texts, stickers and drawings as they would be on the part that is being chosen. What hides or changes a
 * part of the picture is left out.
 */
export function CropTexts({ picture, part }: { readonly picture: Picture; readonly part: Part }) {
  const layers = useEditorStore((store) => store.layers)
  const frame = useEditorStore((store) => store.frame)
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context) return
    const cropped = cropTo(frame, part)
    const shown = layersAfterCrop(layers, seenPart(frame), part).filter(
      ({ layer }) => layer.type !== 'cover' && layer.type !== 'look' && !isBar(layer),
    )
    const { layers: drawn, ...rest } = documentOf({ layers: shown, frame: cropped })
    const document = { ...rest, layers: drawn.map(withoutLook) }
    const size = memeSize(picture.width, picture.height, cropped)
    context.canvas.width = size.pixelWidth
    context.canvas.height = size.pixelHeight
    const measurer = new TextMeasurer(measureOn(context))
    const layout = layoutMeme({ document, watermark: '' }, size, measurer)
    for (const layer of layout.layers) {
      paintLayer(context, layer, layout.size, stickerImagesOf(document))
    }
  }, [picture, part, layers, frame])
  return <canvas ref={canvas} aria-hidden className="crop-texts" />
}
