import { selectLayer } from '../canvas/layer-actions.ts'
import { ALL_TEXTS, useStyledName } from '../layers/use-captions.ts'

/** Says which text the controls below change, and makes them change all. */
export function StyledTexts() {
  const name = useStyledName()
  return (
    <div className="flex min-h-(--tap) flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0 truncate">
        Style of <strong>{name}</strong>
      </p>
      {name !== ALL_TEXTS && (
        <button
          type="button"
          className="button button-plain button-small"
          onClick={() => selectLayer(null)}
        >
          Style all texts
        </button>
      )}
    </div>
  )
}
