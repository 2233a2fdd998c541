import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  applyLook,
  type Frame,
  LOOK_KEYS,
  LOOK_RANGES,
  type LookKey,
  type LookValues,
  memeSize,
  paintPicture,
  type Source,
} from '@memesmith/meme-render'
import { useEffect, useRef } from 'react'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { formatPercent } from '../../../lib/languages/format.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import type { Picture } from '../picture/picture.ts'
import { stickerImagesOf } from '../stickers/sticker-images.ts'
import { LOOK_PRESETS } from './look-presets.ts'
import { changeLook, lookedLayer, valuesOf } from './picture-look.ts'

const LABELS: Readonly<Record<LookKey, () => string>> = {
  brightness: () => t`Brightness`,
  contrast: () => t`Contrast`,
  saturation: () => t`Saturation`,
  warmth: () => t`Warmth`,
  sharpen: () => t`Sharpen`,
  fry: () => t`Deep fry`,
}

/** The presets with a small preview each, and each change alone. */
export function LookOptions({ picture }: { readonly picture: Picture }) {
  const known = useEditorStore(({ layers, selected }) => lookedLayer(layers, selected)?.layer)
  const document = useEditorStore(documentOf)
  const values = valuesOf(known)
  const now = JSON.stringify(values)
  const sticker = known?.type === 'sticker' ? stickerImagesOf(document).get(known.image) : undefined
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t`Looks`}</legend>
        <div className="look-presets">
          {LOOK_PRESETS.map((preset) => (
            <label key={preset.id}>
              <input
                type="radio"
                name="look"
                className="sr-only"
                checked={JSON.stringify(preset.values) === now}
                onChange={() => changeLook(preset.values, `preset ${preset.id}`)}
              />
              <Preview
                picture={sticker ?? picture}
                frame={sticker === undefined ? document.frame : undefined}
                values={preset.values}
              />
              {preset.name()}
            </label>
          ))}
        </div>
      </fieldset>
      {LOOK_KEYS.map((key) => (
        <SliderField
          key={key}
          label={LABELS[key]()}
          min={LOOK_RANGES[key][0]}
          max={LOOK_RANGES[key][1]}
          step={1}
          value={values[key] ?? 0}
          shown={formatPercent(values[key] ?? 0)}
          onChange={(value) => changeLook({ ...values, [key]: value }, key)}
        />
      ))}
      {known?.type === 'sticker' && <p className="hint">{t`Of the selected picture alone.`}</p>}
      {known?.type === 'look' && (
        <p className="hint">
          <Trans>
            In <strong>Layers</strong>, move the look to the front to change texts and stickers,
            too.
          </Trans>
        </p>
      )}
    </>
  )
}

/** Longer side of a preview, in px. */
const PREVIEW_SIDE = 96

interface PreviewProps {
  readonly picture: Source<CanvasImageSource>
  /** The part of the picture that is shown, and how; undefined for all of it. */
  readonly frame: Frame | undefined
  readonly values: LookValues
}

function Preview({ picture, frame, values }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const size = memeSize(picture.width, picture.height, frame)
    const scale = PREVIEW_SIDE / Math.max(size.width, size.height)
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    const [width, height] = [side(size.width), side(size.height)]
    const context = newCanvas(width, height)
    paintPicture(context, picture, {
      size: { ...size, pixelWidth: width, pixelHeight: height },
      frame,
      bars: [],
    })
    const pixels = context.getImageData(0, 0, width, height)
    applyLook(pixels, values)
    const shown = canvas.current
    if (shown === null) return
    shown.width = width
    shown.height = height
    shown.getContext('2d')?.putImageData(pixels, 0, 0)
  }, [picture, frame, values])
  return <canvas ref={canvas} aria-hidden />
}
