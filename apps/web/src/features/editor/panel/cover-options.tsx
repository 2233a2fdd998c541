import { COVER_KINDS } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { COVER_NAMES } from '../layers/cover-names.ts'
import { changeCover, findLayer } from '../layers/edit-layers.ts'

/** How the selected hidden part looks, and who can still see it; nothing if another layer is selected. */
export function CoverOptions() {
  const selected = useEditorStore(({ layers, selected: id }) => findLayer(layers, id))
  if (selected?.layer.type !== 'cover' || selected.isLocked) return null
  const { id, layer } = selected
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-bold">Hide with</legend>
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
      <p className="hint">
        What is below is gone from what you download and share, and from remixes. Only you keep the
        original, to edit it.
        {layer.kind !== 'bar' &&
          ' Words can be guessed from a blur: a black bar is safer for them.'}
      </p>
    </fieldset>
  )
}
