import { t } from '@lingui/core/macro'
import { type MemeSize, memeSize, paintPicture } from '@memesmith/meme-render'
import { Check, X } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RadioChoice } from '../../../components/ui/radio-choice.tsx'
import type { Handle } from '../canvas/area.ts'
import { wayOfArrow } from '../canvas/arrow-keys.ts'
import { ResizeHandles } from '../canvas/resize-handles.tsx'
import { useEditorStore } from '../draft/editor-store.ts'
import type { Picture } from '../picture/picture.ts'
import {
  areaOfPart,
  areaOfRatio,
  type CropArea,
  moveCrop,
  partOfArea,
  resizeCrop,
  resizeCropByKey,
} from './crop-area.ts'
import { applyCrop, cancelCrop, useCropStore } from './crop-store.ts'
import { CropTexts } from './crop-texts.tsx'
import { type Part, seenPart, uncropped } from './frame-edits.ts'
import { layersAfterCrop } from './layers-in-frame.ts'
import { countHidden, paintLayers } from './paint-layers.ts'

const RATIOS = [
  { name: () => t`Free`, ratioIn: () => undefined },
  { name: () => t`Original`, ratioIn: ({ width, height }: MemeSize) => width / height },
  { name: () => '1:1', ratioIn: () => 1 },
  { name: () => '4:5', ratioIn: () => 4 / 5 },
  { name: () => '16:9', ratioIn: () => 16 / 9 },
  { name: () => '9:16', ratioIn: () => 9 / 16 },
] as const

/** Crops the picture: the whole of it, with what is hidden, and the part to keep over it. */
export function CropMode({ picture }: { readonly picture: Picture }) {
  const frame = useEditorStore((store) => store.frame)
  const layers = useEditorStore((store) => store.layers)
  const part = useCropStore((store) => store.part)
  const whole = useMemo(() => uncropped(frame), [frame])
  const size = useMemo(() => memeSize(picture.width, picture.height, whole), [picture, whole])
  const [choice, setChoice] = useState<(typeof RATIOS)[number]>(RATIOS[0])
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState('')

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context) return
    paintPicture(context, picture, { size, frame: whole, bars: [] })
    const hidden = layers.slice(0, countHidden(layers))
    const shown = layersAfterCrop(hidden, seenPart(frame), whole.crop)
    paintLayers(context, picture, shown, whole)
  }, [picture, size, whole, layers, frame])

  useEffect(() => {
    // The button that was pressed is gone.
    cancel.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancelCrop()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      cancelCrop()
    }
  }, [])

  if (part === null) return null
  const area = areaOfPart(part, size)
  const ratio = choice.ratioIn(size)
  const put = (next: CropArea) => useCropStore.setState({ part: partOfArea(next, size) })

  function drag(event: PointerEvent, kind: 'move' | Handle) {
    if (overlay.current === null || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const scale = size.width / overlay.current.clientWidth
    const end = new AbortController()
    const { signal } = end
    addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== event.pointerId) return
        const by = {
          x: (move.clientX - event.clientX) * scale,
          y: (move.clientY - event.clientY) * scale,
        }
        put(kind === 'move' ? moveCrop(area, by, size) : resizeCrop(area, kind, by, size, ratio))
      },
      { signal },
    )
    for (const type of ['pointerup', 'pointercancel'] as const) {
      addEventListener(type, () => end.abort(), { signal })
    }
  }

  function press(event: ReactKeyboardEvent, kind: 'move' | Handle) {
    if (event.key === 'Enter') applyCrop()
    const way = wayOfArrow(event)
    if (way === undefined) return
    event.preventDefault()
    const next =
      kind === 'move' ? moveCrop(area, way, size) : resizeCropByKey(area, kind, way, size, ratio)
    put(next)
    // As in the fields below, which have no separators of thousands.
    const pixels = (length: number) => String(Math.round(length))
    const [x, y] = [pixels(next.left), pixels(next.top)]
    const [across, down] = [pixels(next.width), pixels(next.height)]
    setMoved(t`Crop at ${x}, ${y}, ${across} by ${down}`)
  }

  return (
    <>
      <div role="toolbar" aria-label={t`Crop`} className="canvas-toolbar">
        <fieldset className="crop-ratios">
          <legend className="sr-only">{t`Ratio`}</legend>
          {RATIOS.map((each) => (
            <RadioChoice
              key={each.name()}
              name="crop-ratio"
              isChosen={each === choice}
              onChoose={() => {
                setChoice(each)
                const next = each.ratioIn(size)
                if (next !== undefined) put(areaOfRatio(area, next, size))
              }}
            >
              {each.name()}
            </RadioChoice>
          ))}
        </fieldset>
        <span className="grow" />
        <button ref={cancel} type="button" className="button button-small" onClick={cancelCrop}>
          <X aria-hidden size={18} />
          {t`Cancel`}
        </button>
        <button type="button" className="button button-primary button-small" onClick={applyCrop}>
          <Check aria-hidden size={18} />
          {t`Apply`}
        </button>
      </div>
      <div className="stage-canvas">
        <canvas
          ref={canvas}
          width={size.pixelWidth}
          height={size.pixelHeight}
          role="img"
          aria-label={t`The whole picture`}
          className="stage-picture"
        />
        <div ref={overlay} className="crop-overlay">
          <div aria-hidden className="crop-shade">
            <div style={boxStyle(part)} />
          </div>
          <div className="crop-box" style={boxStyle(part)}>
            <CropTexts picture={picture} part={part} />
            <button
              type="button"
              className="crop-move"
              aria-label={t`Crop area`}
              onPointerDown={(event) => drag(event, 'move')}
              onKeyDown={(event) => press(event, 'move')}
            />
            <ResizeHandles onPointerDown={drag} onKeyDown={press} />
          </div>
          <p role="status" className="sr-only">
            {moved}
          </p>
        </div>
      </div>
      <CropFields area={area} size={size} ratio={ratio} onChange={put} />
    </>
  )
}

const boxStyle = ({ x, y, width, height }: Part): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

const FIELDS = [
  { key: 'left', label: () => t`X` },
  { key: 'top', label: () => t`Y` },
  { key: 'width', label: () => t`Width` },
  { key: 'height', label: () => t`Height` },
] as const

interface CropFieldsProps {
  readonly area: CropArea
  readonly size: MemeSize
  readonly ratio: number | undefined
  readonly onChange: (area: CropArea) => void
}

/** The crop as numbers, in meme pixels. */
const CropFields = ({ area, size, ratio, onChange }: CropFieldsProps) => (
  <div className="crop-fields">
    {FIELDS.map(({ key, label }) => (
      <label key={key}>
        {label()}
        <input
          type="number"
          className="input"
          min={0}
          value={Math.round(area[key])}
          onChange={({ target: { valueAsNumber: value } }) => {
            if (!Number.isFinite(value)) return
            const by = value - area[key]
            if (key === 'left') onChange(moveCrop(area, { x: by, y: 0 }, size))
            if (key === 'top') onChange(moveCrop(area, { x: 0, y: by }, size))
            if (key === 'width') onChange(resizeCrop(area, 'e', { x: by, y: 0 }, size, ratio))
            if (key === 'height') onChange(resizeCrop(area, 's', { x: 0, y: by }, size, ratio))
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') applyCrop()
          }}
        />
      </label>
    ))}
  </div>
)
