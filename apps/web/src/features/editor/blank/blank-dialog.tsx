import { t } from '@lingui/core/macro'
import { type CSSProperties, useState } from 'react'
import { ColorSwatches } from '../../../components/ui/color-swatches.tsx'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { RadioChoice } from '../../../components/ui/radio-choice.tsx'
import { closeBlank } from './blank-store.ts'
import { CANVAS_SIZES, type CanvasSize } from './canvas-sizes.ts'
import { currentCanvas } from './current-canvas.ts'
import { openBlankCanvas } from './open-blank-canvas.ts'
import { cellsOf, PANEL_LAYOUTS, type PanelLayout } from './panel-layouts.ts'

const WHITE = '#ffffff'

const colors = () => [
  { name: t`White`, value: WHITE },
  { name: t`Black`, value: '#000000' },
  { name: t`Yellow`, value: '#ffcf33' },
  { name: t`Blue`, value: '#2742ff' },
  { name: t`Pink`, value: '#ff5fa2' },
]

/** A dialog to make a canvas of one color, with or without panels for pictures. */
export function BlankDialog() {
  const [now] = useState(currentCanvas)
  const [size, setSize] = useState<CanvasSize>(now?.size ?? CANVAS_SIZES[0])
  const [color, setColor] = useState(now?.color ?? WHITE)
  const [layout, setLayout] = useState(now?.layout ?? PANEL_LAYOUTS[0])

  return (
    <ModalDialog title={t`Blank canvas`} size="large" onClose={closeBlank}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          closeBlank()
          if (layout !== undefined) void openBlankCanvas({ size, color, layout })
        }}
      >
        <fieldset>
          <legend className="mb-1.5 font-bold">{t`Size`}</legend>
          <div className="shape-choices">
            {CANVAS_SIZES.map((each) => (
              <RadioChoice
                key={each.ratio}
                name="canvas-size"
                isChosen={each === size}
                onChoose={() => setSize(each)}
              >
                <span className="shape" style={shapeStyle(each, color)} />
                {each.name()}
                <span className="hint">{each.ratio}</span>
              </RadioChoice>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-bold">{t`Color`}</legend>
          <ColorSwatches presets={colors()} value={color} onChange={setColor} />
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-bold">{t`Panels for pictures`}</legend>
          <div className="shape-choices">
            {PANEL_LAYOUTS.map((each) => (
              <RadioChoice
                key={each.rows.join(' ')}
                name="canvas-layout"
                isChosen={each === layout}
                onChoose={() => setLayout(each)}
              >
                <PanelShape layout={each} />
                {each.name()}
              </RadioChoice>
            ))}
          </div>
        </fieldset>
        <div className="blank-actions">
          <button type="button" className="button" onClick={closeBlank}>
            {t`Cancel`}
          </button>
          <button type="submit" className="button button-primary">
            {t`Create`}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

/** The longer side of a drawn shape, in px. */
const SHAPE = 44

const shapeStyle = (
  { width, height }: { readonly width: number; readonly height: number },
  color: string,
): CSSProperties => ({
  width: (SHAPE * width) / Math.max(width, height),
  height: (SHAPE * height) / Math.max(width, height),
  backgroundColor: color,
})

/** A layout as a small drawing. */
function PanelShape({ layout }: { readonly layout: PanelLayout }) {
  const rows = Math.max(1, layout.rows.length)
  const columns = Math.max(1, ...layout.rows)
  const gridTemplate = `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`
  return (
    <span className="shape" style={{ width: SHAPE, height: SHAPE, gridTemplate }}>
      {cellsOf(layout).map(({ row, column, count }) => (
        <span key={`${row} ${column}`} style={{ gridColumn: `span ${columns / count}` }} />
      ))}
    </span>
  )
}
