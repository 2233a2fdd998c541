import { DEFAULT_TITLE, MAX_TITLE_LENGTH } from '@memesmith/contract'
import type { MemeLayout } from '@memesmith/meme-render'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { CanvasPlaceholder } from './canvas-placeholder.tsx'
import { CaptionField } from './caption-field.tsx'
import { ColorPicker } from './color-picker.tsx'
import { EditorActions } from './editor-actions.tsx'
import { useEditorStore } from './editor-store.ts'
import { FontSizeSlider } from './font-size-slider.tsx'
import { MemeCanvas } from './meme-canvas.tsx'
import { UploadArea } from './upload-area.tsx'
import { useEditorPicture } from './use-editor-picture.ts'
import { useMeme } from './use-meme.ts'

/** @param templateId from the address; any string, or null for none */
export function TemplateEditor({ templateId }: { readonly templateId: string | null }) {
  const draft = useEditorStore()
  const { isLoading, problem } = useEditorPicture(templateId)
  const [layout, setLayout] = useState<MemeLayout>()

  const { picture } = draft
  const meme = useMeme()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      {picture !== null && problem !== undefined && (
        <p role="alert" className="form-alert lg:col-span-2">
          {problem} The picture that was here is still here.
        </p>
      )}
      <div className="canvas-stage">
        {picture !== null && <MemeCanvas picture={picture} meme={meme} onLayout={setLayout} />}
        {picture === null && isLoading && <Skeleton className="aspect-[4/3] w-full" />}
        {picture === null && !isLoading && <CanvasPlaceholder problem={problem} />}
      </div>

      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only helps the fields inside */}
      <div
        className="panel editor-fields"
        // Browsers count a field as in sight that lies under the picture or the buttons.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      >
        <UploadArea />
        <CaptionField
          label="Top Text"
          value={draft.topText}
          layout={picture === null ? undefined : layout?.captions[0]}
          onChange={(text) => draft.change({ topText: text })}
        />
        <CaptionField
          label="Bottom Text"
          value={draft.bottomText}
          layout={picture === null ? undefined : layout?.captions[1]}
          onChange={(text) => draft.change({ bottomText: text })}
        />
        <FontSizeSlider />
        <ColorPicker />
        <label className="field">
          Title
          <input
            className="input"
            value={draft.title}
            maxLength={MAX_TITLE_LENGTH}
            placeholder={DEFAULT_TITLE}
            onChange={(event) => draft.change({ title: event.target.value })}
          />
        </label>
        <ResetButton />
        <EditorActions meme={meme} />
      </div>
    </div>
  )
}

/** Empties the editor, and brings all of it back when that was a slip. */
function ResetButton() {
  const { undo, reset, undoReset } = useEditorStore()
  return (
    <button
      type="button"
      className="button button-plain justify-self-start"
      onClick={undo === null ? reset : undoReset}
    >
      {undo === null ? <RotateCcw aria-hidden size={20} /> : <Undo2 aria-hidden size={20} />}
      {undo === null ? 'Reset' : 'Undo Reset'}
    </button>
  )
}
