import { DEFAULT_TITLE, MAX_TITLE_LENGTH } from '@memesmith/contract'
import type { MemeLayout } from '@memesmith/meme-render'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { CanvasPlaceholder } from './canvas-placeholder.tsx'
import { CaptionField } from './caption-field.tsx'
import { captionNotice } from './caption-notice.ts'
import { ColorAdvice } from './color-advice.tsx'
import { ColorPicker } from './color-picker.tsx'
import { EditorActions } from './editor-actions.tsx'
import { useEditorStore } from './editor-store.ts'
import { FontSizeSlider } from './font-size-slider.tsx'
import { MemeCanvas } from './meme-canvas.tsx'
import { pictureOf } from './picture-source.ts'
import { TryAgain } from './try-again.tsx'
import { UploadArea } from './upload-area.tsx'
import { useColorAdvice } from './use-color-advice.ts'
import { useEditorPicture } from './use-editor-picture.ts'

/**
 * The Template Editor tab.
 *
 * @param templateId from the URL; may be any string, or null for none
 */
export function TemplateEditor({ templateId }: { readonly templateId: string | null }) {
  // Fast-changing state is read in the components that show it, so that only those render again.
  const picture = useEditorStore(({ source }) => pictureOf(source))
  const { isLoading, problem } = useEditorPicture(templateId)
  const [topNotice, setTopNotice] = useState<string>()
  const [bottomNotice, setBottomNotice] = useState<string>()
  const { advice, onLayout: onAdvisedLayout } = useColorAdvice(picture)
  const onLayout = useCallback(
    (layout: MemeLayout) => {
      const [top, bottom] = layout.layers.filter((layer) => layer.type === 'caption')
      setTopNotice(top && captionNotice(top))
      setBottomNotice(bottom && captionNotice(bottom))
      onAdvisedLayout(layout)
    },
    [onAdvisedLayout],
  )

  return (
    <div className="workbench">
      {picture !== null && problem !== undefined && (
        <div className="form-alert creator-wide flex flex-wrap items-center justify-between gap-3">
          <p role="alert">{problem.text} The picture that was here is still here.</p>
          <TryAgain problem={problem} />
        </div>
      )}
      <div className="stage">
        {picture !== null && <MemeCanvas picture={picture} onLayout={onLayout} />}
        {picture === null && isLoading && <Skeleton className="aspect-[4/3] w-full self-stretch" />}
        {picture === null && !isLoading && <CanvasPlaceholder problem={problem} />}
      </div>

      {/* biome-ignore lint/a11y/noStaticElementInteractions: only supports the fields inside */}
      <div
        className="panel editor-fields"
        // Browsers treat a field under the sticky picture or buttons as visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      >
        <UploadArea />
        <CaptionField
          label="Top Text"
          field="topText"
          notice={picture === null ? undefined : topNotice}
        />
        <CaptionField
          label="Bottom Text"
          field="bottomText"
          notice={picture === null ? undefined : bottomNotice}
        />
        <FontSizeSlider />
        <ColorPicker />
        <ColorAdvice advice={advice} />
        <TitleField />
        <ResetButton />
        <EditorActions />
      </div>
    </div>
  )
}

function TitleField() {
  const title = useEditorStore((store) => store.title)
  const change = useEditorStore((store) => store.changeTitle)
  return (
    <div className="counted">
      <label className="field">
        Title
        <input
          className="input"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          placeholder={DEFAULT_TITLE}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <LengthCounter value={title} max={MAX_TITLE_LENGTH} />
    </div>
  )
}

/** Resets the editor, and undoes the reset. */
function ResetButton() {
  const history = useEditorStore((store) => store.history)
  const { reset, undoReset } = useEditorStore.getState()
  return (
    <button
      type="button"
      className="button button-plain button-small -ml-3 justify-self-start"
      onClick={history === null ? reset : undoReset}
    >
      {history === null ? <RotateCcw aria-hidden size={18} /> : <Undo2 aria-hidden size={18} />}
      {history === null ? 'Reset' : 'Undo Reset'}
    </button>
  )
}
