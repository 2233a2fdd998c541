import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import type { MemeSize } from '@memesmith/meme-render'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useEditorStore } from '../editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import { layerName } from '../layers/layer-name.ts'
import { changeText, useCaptionText } from '../layers/use-captions.ts'
import type { Area } from './area.ts'
import { areaStyle } from './area-style.ts'
import { useCanvasStore } from './canvas-store.ts'

interface TextInPlaceProps {
  /** The id of the caption. */
  readonly id: string
  readonly areas: ReadonlyMap<string, Area>
  readonly size: MemeSize
}

/**
 * Edits a caption on the canvas. The canvas goes on drawing the text; the field over it is
 * transparent and shows the cursor and the selection.
 */
export function TextInPlace({ id, areas, size }: TextInPlaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useCaptionText(id)
  const layers = useEditorStore((store) => store.layers)
  const layout = useCanvasStore((store) => store.layout)
  const caption = findLayer(layers, id)
  const drawn =
    layout?.layers[layers.filter((each) => !each.isHidden).findIndex((each) => each.id === id)]
  const area = areas.get(id)
  const close = () => useCanvasStore.setState({ edited: null })

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  if (caption?.layer.type !== 'caption' || area === undefined) return null
  const { align, color, uppercase } = caption.layer
  const look: CSSProperties =
    drawn?.type === 'caption'
      ? {
          // The width of the picture on the screen is 100cqw.
          fontSize: `calc(${drawn.fontSize} / ${size.width} * 100cqw)`,
          fontFamily: drawn.lines[0]?.families ?? 'Arial',
        }
      : {}
  return (
    <div className="text-in-place" style={areaStyle(area, size)}>
      <textarea
        ref={field}
        dir="auto"
        aria-label={layerName(layers, caption)}
        value={text}
        maxLength={MAX_TEXT_LENGTH}
        style={{
          ...look,
          textAlign: align,
          caretColor: color,
          textTransform: uppercase ? 'uppercase' : 'none',
        }}
        onChange={(event) => changeText(id, event.target.value)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
          document.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus()
        }}
      />
    </div>
  )
}
