import { COVER_KINDS } from '@memesmith/meme-render'
import { useId } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { COVER_NAMES } from '../layers/cover-names.ts'
import { changeCover, findLayer } from '../layers/edit-layers.ts'

/** How the selected hidden part looks, and who can still see it; nothing if another layer is selected. */
export function CoverOptions() {
  const hintId = useId()
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  if (selected?.layer.type !== 'cover' || selected.isLocked) return null
  const { id, layer } = selected
  return (
    // Below the picture: on a phone, the panel's end is far from it.
    <fieldset className="cover-options" aria-describedby={hintId}>
      <legend className="sr-only">Hide with</legend>
      <div className="text-choices">
        {COVER_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="cover-kind"
              className="sr-only"
              checked={kind === layer.kind}
              onChange={() =>
                useEditorStore.getState().edit(`look ${id} kind`, ({ layers }) => ({
                  layers: changeCover(layers, id, { kind }),
                }))
              }
            />
            {COVER_NAMES[kind]}
          </label>
        ))}
      </div>
      <p id={hintId} className="hint">
        Gone from what you download and share, and from remixes. Only your own copy here keeps it.
        {layer.kind !== 'bar' && ' A black bar is safest for words.'}
      </p>
    </fieldset>
  )
}
