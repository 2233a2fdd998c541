import { t } from '@lingui/core/macro'
import { Brush } from 'lucide-react'
import { useId } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { startHiding } from '../draw/draw-store.ts'
import { changeCover, findLayer } from '../layers/edit-layers.ts'
import { CoverHint } from './cover-hint.tsx'
import { CoverKinds } from './cover-kinds.tsx'

/** How the selected hidden part looks, and who can still see it; nothing if another layer is selected. */
export function CoverOptions() {
  const hintId = useId()
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  if (selected?.layer.type !== 'cover' || selected.isLocked) return null
  const { id, layer } = selected
  return (
    // Below the picture: on a phone, the panel's end is far from it.
    <fieldset className="cover-options" aria-describedby={hintId}>
      <legend className="sr-only">{t`Hide with`}</legend>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <CoverKinds
          kind={layer.kind}
          onChange={(kind) =>
            useEditorStore.getState().edit(`look ${id} kind`, ({ layers }) => ({
              layers: changeCover(layers, id, { kind }),
            }))
          }
        />
        <button
          type="button"
          className="button button-small"
          onClick={() => startHiding(layer.kind)}
        >
          <Brush aria-hidden size={18} />
          {t`Brush`}
        </button>
      </div>
      <CoverHint id={hintId} kind={layer.kind} />
    </fieldset>
  )
}
