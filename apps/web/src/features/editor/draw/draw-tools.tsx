import { t } from '@lingui/core/macro'
import { STROKE_KINDS } from '@memesmith/meme-render'
import { Circle, Eraser, Grid3x3, Highlighter, Minus, MoveUpRight, Pen, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconChoice } from '../../../components/ui/icon-choice.tsx'
import { type DrawTool, endDrawing, useDrawStore } from './draw-store.ts'
import { HideFields } from './hide-fields.tsx'
import { StrokeStyleFields } from './stroke-style.tsx'

const TOOLS = [...STROKE_KINDS, 'hide', 'eraser'] as const
const NAMES: Readonly<Record<DrawTool, () => string>> = {
  pen: () => t`pen`,
  highlighter: () => t`highlighter`,
  arrow: () => t`arrow`,
  line: () => t`line`,
  box: () => t`box`,
  ellipse: () => t`ellipse`,
  hide: () => t({ message: 'hide', context: 'a tool' }),
  eraser: () => t`eraser`,
}
const ICONS = {
  pen: <Pen aria-hidden size={20} />,
  highlighter: <Highlighter aria-hidden size={20} />,
  arrow: <MoveUpRight aria-hidden size={20} />,
  line: <Minus aria-hidden size={20} />,
  box: <Square aria-hidden size={20} />,
  ellipse: <Circle aria-hidden size={20} />,
  hide: <Grid3x3 aria-hidden size={20} />,
  eraser: <Eraser aria-hidden size={20} />,
}

/** Below it, a highlighter would mark no word. */
const HIGHLIGHTER_WIDTH = 24
const PEN_WIDTH = 6

/** The tools below the picture while the user draws. */
export function DrawTools() {
  const tool = useDrawStore((store) => store.tool) ?? 'pen'
  const style = useDrawStore((store) => store.style)
  const shown = useRef<HTMLDivElement>(null)
  // They make the picture's stage longer than what a phone shows of it.
  useEffect(() => {
    shown.current?.closest('.stage')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const choose = (next: DrawTool) =>
    useDrawStore.setState({
      tool: next,
      style:
        (next === 'highlighter') === (tool === 'highlighter')
          ? style
          : next === 'highlighter'
            ? { color: '#ffff00', width: HIGHLIGHTER_WIDTH }
            : tool === 'highlighter'
              ? { color: '#ff0000', width: PEN_WIDTH }
              : style,
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take a row of its own
    <div ref={shown} role="group" aria-label={t`Drawing tools`} className="draw-tools">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <IconChoice
          label={t`Tool`}
          values={TOOLS}
          nameOf={(each) => NAMES[each]()}
          icons={ICONS}
          value={tool}
          onChange={choose}
        />
        <button type="button" className="button button-small button-primary" onClick={endDrawing}>
          {t({ message: 'Done', context: 'with drawing' })}
        </button>
      </div>
      {tool === 'eraser' ? (
        <p className="hint">{t`Erases the lines that it touches.`}</p>
      ) : tool === 'hide' ? (
        <HideFields />
      ) : (
        <StrokeStyleFields
          style={style}
          hasOutline={tool !== 'highlighter'}
          onChange={(next) => useDrawStore.setState({ style: next })}
        />
      )}
    </div>
  )
}
