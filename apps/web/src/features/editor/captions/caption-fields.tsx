import { t } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { captionLabel } from '../../../lib/caption-label.ts'
import { listedTemplate } from '../../templates/listed-templates.ts'
import { useTemplate } from '../../templates/use-template.ts'
import { useDrawnCaption } from '../canvas/use-drawn-caption.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { captionLayersOf, findLayer } from '../layers/edit-layers.ts'
import type { EditorLayers } from '../layers/editor-layer.ts'
import { placeSpareText } from '../layers/insert-text.ts'
import { layersForTemplate } from '../layers/layers-for-template.ts'
import { nameOfCaption } from '../layers/name-of-caption.ts'
import { CaptionField } from './caption-field.tsx'
import { captionNotice } from './caption-notice.ts'
import { captionPlaceholder } from './caption-placeholder.ts'

/** One field per caption, with its name, or *Top Text*, *Bottom Text*, *Text 3* … */
export function CaptionFields() {
  const ids = useEditorStore(
    useShallow(({ layers }) => captionLayersOf(layers).map(({ id }) => id)),
  )
  const own = useEditorStore(useShallow(({ layers }) => namesIn(layers)))
  const names = useAwaitedNames() ?? own
  return names.map((name, index) => {
    const [id, label] = [ids[index], captionLabel(index, name)]
    return id === undefined ? (
      <AwaitedField key={label} label={label} />
    ) : (
      <NotedField
        key={id}
        captionId={id}
        label={label}
        placeholder={captionPlaceholder(index, name)}
      />
    )
  })
}

const namesIn = (layers: EditorLayers) =>
  captionLayersOf(layers).map(({ layer }, index) => nameOfCaption(layer, index))

/**
 * The names of the captions once the template that is loading is there, so that nothing below moves
 * then; undefined if none is loading, or its zones are not known yet.
 */
function useAwaitedNames(): readonly (string | undefined)[] | undefined {
  const awaitedId = useEditorStore(({ source }) =>
    source.kind === 'loading' ? source.templateId : null,
  )
  // Otherwise each keystroke would render all fields.
  const layers = useEditorStore((store) => (awaitedId === null ? NO_LAYERS : store.layers))
  const listed = listedTemplate(awaitedId)
  const { data: template = listed } = useTemplate(awaitedId)
  return template && namesIn(layersForTemplate(layers, template.layers))
}

const NO_LAYERS: EditorLayers = []

/** The room of a field that the template will add. */
const AwaitedField = ({ label }: { readonly label: string }) => (
  <div className="counted grid gap-1.5 opacity-50">
    <span className="font-bold">{label}</span>
    <textarea className="input min-h-[2.875rem] resize-none" rows={1} aria-label={label} disabled />
  </div>
)

/** A field with a notice about how its text is drawn. */
function NotedField(props: Omit<ComponentProps<typeof CaptionField>, 'notice'>) {
  const notice = useDrawnCaption(props.captionId, captionNotice)
  const isSpare = useEditorStore(({ layers }) => findLayer(layers, props.captionId)?.isSpare)
  return (
    <CaptionField
      {...props}
      notice={isSpare ? <SpareNotice captionId={props.captionId} /> : notice}
    />
  )
}

/** Offers a text back that the template has no zone for. */
const SpareNotice = ({ captionId }: { readonly captionId: string }) => (
  <>
    {t`This picture has no place for this text, so it is not drawn.`}
    <button
      type="button"
      className="button button-small mt-1 flex"
      onClick={() => placeSpareText(captionId)}
    >
      {t`Add it to the picture`}
    </button>
  </>
)
