import { type Layer, memeSize } from '@memesmith/meme-render'
import { useLayoutEffect, useRef } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import type { Picture } from '../picture/picture.ts'
import { cropTo, type Part, seenPart } from './frame-edits.ts'
import { layersAfterCrop } from './layers-in-frame.ts'
import { countHidden, paintLayers } from './paint-layers.ts'

/** A look is mixed with the picture, which is not on this canvas. */
function withoutLook(layer: Layer): Layer {
  if (layer.type !== 'sticker') return layer
  const { look: _, ...plain } = layer
  return plain
}

/**
 * The texts, stickers and drawings as they would be on the part that is being chosen. What hides a part, and what is
 * below it, is on the picture itself; what changes its look is left out.
 */
export function CropTexts({ picture, part }: { readonly picture: Picture; readonly part: Part }) {
  const layers = useEditorStore((store) => store.layers)
  const frame = useEditorStore((store) => store.frame)
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context) return
    const cropped = cropTo(frame, part)
    const size = memeSize(picture.width, picture.height, cropped)
    context.canvas.width = size.pixelWidth
    context.canvas.height = size.pixelHeight
    const inFront = layers.slice(countHidden(layers)).filter(({ layer }) => layer.type !== 'look')
    const shown = layersAfterCrop(inFront, seenPart(frame), part)
    const plain = shown.map((each) => ({ ...each, layer: withoutLook(each.layer) }))
    paintLayers(context, picture, plain, cropped)
  }, [picture, part, layers, frame])
  return <canvas ref={canvas} aria-hidden className="crop-texts" />
}
