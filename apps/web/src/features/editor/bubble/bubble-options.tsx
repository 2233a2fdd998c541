import { t } from '@lingui/core/macro'
import { BUBBLE_KINDS, type Bubble, MAX_OUTLINE_WIDTH } from '@memesmith/meme-render'
import { SliderField } from '../../../components/ui/slider-field.tsx'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import { changeBubble } from './change-bubble.ts'
import { putInBubbles } from './put-in-bubbles.ts'

const NAMES: Readonly<Record<Bubble['kind'], () => string>> = {
  speech: () => t`Speech`,
  thought: () => t`Thought`,
  shout: () => t`Shout`,
}

/** How the selected bubble looks; nothing if another layer is selected, or while its text is typed. */
export function BubbleOptions() {
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  const isTyping = useCanvasStore(({ edited }) => edited !== null)
  if (selected?.layer.type !== 'caption' || selected.isLocked || isTyping) return null
  const { id, layer } = selected
  const { bubble } = layer
  if (bubble === undefined || typeof layer.place === 'string') return null
  return (
    <fieldset className="draw-tools">
      <legend className="sr-only">{t`Bubble`}</legend>
      <div className="text-choices justify-center">
        {BUBBLE_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="bubble-kind"
              className="sr-only"
              checked={kind === bubble.kind}
              onChange={() => changeBubble(id, { kind })}
            />
            {NAMES[kind]()}
          </label>
        ))}
      </div>
      <div className="stroke-style">
        <button type="button" className="button button-small" onClick={() => putInBubbles(false)}>
          {t`No bubble`}
        </button>
        <label className="flex items-center gap-2">
          <input
            type="color"
            className="color-well"
            value={bubble.color}
            onChange={({ target }) => changeBubble(id, { color: target.value })}
          />
          {t`Bubble color`}
        </label>
        <SliderField
          label={t`Bubble outline`}
          min={0}
          max={MAX_OUTLINE_WIDTH}
          step={0.5}
          value={bubble.outlineWidth}
          shown={`${bubble.outlineWidth}px`}
          onChange={(outlineWidth) => changeBubble(id, { outlineWidth })}
        >
          <input
            type="color"
            className="color-well"
            aria-label={t`Color of the bubble's outline`}
            value={bubble.outlineColor}
            onChange={({ target }) => changeBubble(id, { outlineColor: target.value })}
          />
        </SliderField>
      </div>
    </fieldset>
  )
}
