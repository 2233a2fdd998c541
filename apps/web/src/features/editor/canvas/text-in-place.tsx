import {
  type Caption,
  type CaptionLayout,
  FONT_EXTENTS,
  LINE_HEIGHT,
  type MemeSize,
} from '@memesmith/meme-render'
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import { type EditorLayer, visibleLayers } from '../layers/editor-layer.ts'
import { layerName } from '../layers/layer-name.ts'
import { useCaptionField } from '../layers/use-captions.ts'
import type { Area } from './area.ts'
import { areaStyle } from './area-style.ts'
import { areasOf } from './areas-of.ts'
import { useCanvasStore } from './canvas-store.ts'
import { isGesturing } from './layer-gesture.ts'

interface TextInPlaceProps {
  /** The id of the caption. */
  readonly id: string
  readonly size: MemeSize
  readonly onDrag: (event: PointerEvent, dragged: EditorLayer, kind: 'move') => void
}

/**
 * Edits a caption on the canvas. The canvas goes on drawing the text; the field over it is
 * transparent and shows the cursor and the selection.
 */
export function TextInPlace({ id, size, onDrag }: TextInPlaceProps) {
  const { props } = useCaptionField(id)
  // Not late: the field's lines have to be on the drawn ones.
  const layers = useStore(useEditorStore, (store) => store.layers)
  const layout = useStore(useCanvasStore, (store) => store.layout)
  const live = useStore(useCanvasStore, (store) => store.live)
  const caption = findLayer(layers, id)
  const drawn = layout?.layers[visibleLayers(layers).findIndex((each) => each.id === id)]
  const isThere = caption?.layer.type === 'caption' && !caption.isHidden

  const isShown = isThere && drawn?.type === 'caption'
  const { ref } = props
  useLayoutEffect(() => {
    if (!isShown) return
    ref.current?.focus()
    ref.current?.select()
  }, [isShown, ref])

  // Undo can remove the caption.
  useEffect(() => {
    if (!isThere) close()
  }, [isThere])

  if (caption?.layer.type !== 'caption' || drawn?.type !== 'caption') return null
  const { align, color, uppercase } = caption.layer
  const area = areasOf(layers, layout, live).get(id) ?? lineAcross(drawn, size)
  return (
    <div
      className="text-in-place"
      style={areaStyle(area, size)}
      // A mouse selects in the text. A phone has no key to end the editing before a drag.
      onPointerDown={(event) => {
        if (event.pointerType === 'touch' && !isGesturing()) onDrag(event, caption, 'move')
      }}
    >
      <textarea
        {...props}
        dir="auto"
        aria-label={layerName(layers, caption)}
        style={{
          ...placeOfText(drawn, caption.layer.font, area, size),
          textAlign: align,
          caretColor: color,
          textTransform: uppercase ? 'uppercase' : 'none',
        }}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Tab') return
          event.stopPropagation()
          close()
          // From there, Tab goes on to the next layer.
          document.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus()
        }}
      />
    </div>
  )
}

const close = (): void => useCanvasStore.setState({ edited: null })

/** The place of a caption at an edge that has no text now. */
const lineAcross = ({ bounds }: CaptionLayout, { width }: MemeSize): Area => ({
  ...bounds,
  left: 0,
  width,
})

/** Lays the field's lines over the drawn ones. */
function placeOfText(
  { lines, fontSize, bounds }: CaptionLayout,
  font: Caption['font'],
  area: Area,
  size: MemeSize,
): CSSProperties {
  // The width of the picture on the screen is 100cqw.
  const length = (memePixels: number) => `calc(${memePixels} / ${size.width} * 100cqw)`
  const [first] = lines
  // The size that fits a box is a maximum while there is no text.
  const shown = first === undefined ? Math.min(fontSize, bounds.height / LINE_HEIGHT) : fontSize
  const height = LINE_HEIGHT * shown
  const { ascent, descent } = FONT_EXTENTS[font]
  const top =
    first === undefined
      ? (area.height - height) / 2
      : first.baseline - area.top - (height + (ascent - descent) * shown) / 2
  return {
    top: length(top),
    fontSize: length(shown),
    lineHeight: LINE_HEIGHT,
    fontFamily: first?.families ?? 'Arial',
  }
}
