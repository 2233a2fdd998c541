import { t } from '@lingui/core/macro'
import { DEFAULT_TITLE, MAX_TITLE_LENGTH } from '@memesmith/contract'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { sayTitle } from '../memes/meme-name.ts'
import { useSite } from '../site/use-site.ts'
import { LazyBlankDialog } from './blank/lazy-blank-dialog.tsx'
import { BubbleOptions } from './bubble/bubble-options.tsx'
import { CanvasPlaceholder } from './canvas/canvas-placeholder.tsx'
import { CanvasToolbar } from './canvas/canvas-toolbar.tsx'
import { MemeCanvas } from './canvas/meme-canvas.tsx'
import { useKeyboardRoom } from './canvas/use-keyboard-room.ts'
import { CaptionFields } from './captions/caption-fields.tsx'
import { ColorAdvice } from './captions/color-advice.tsx'
import { useColorAdvice } from './captions/use-color-advice.ts'
import { useLimitWarning } from './captions/use-limit-warning.ts'
import { RESET_STEP, useEditorStore } from './draft/editor-store.ts'
import { StrokeOptions } from './draw/stroke-options.tsx'
import { useDrawMode } from './draw/use-draw-mode.ts'
import { EditorActions } from './editor-actions.tsx'
import { CropMode } from './frame/crop-mode.tsx'
import { useCropStore } from './frame/crop-store.ts'
import { useHistoryStore } from './history/history-store.ts'
import { useUndoKeys } from './history/use-undo-keys.ts'
import { FieldsWithIdeas } from './ideas/fields-with-ideas.tsx'
import { LookSection } from './look/look-section.tsx'
import { LazyPlayer, LazySpanFields } from './motion/lazy-motion.tsx'
import { BarOptions } from './panel/bar-options.tsx'
import { CoverOptions } from './panel/cover-options.tsx'
import { LayerList } from './panel/layer-list.tsx'
import { StickerOptions } from './panel/sticker-options.tsx'
import { StyledTexts } from './panel/styled-texts.tsx'
import { TextOptions } from './panel/text-options.tsx'
import { pictureOf } from './picture/picture-source.ts'
import { TryAgain } from './picture/try-again.tsx'
import { UploadArea } from './picture/upload-area.tsx'
import { useEditorPicture } from './picture/use-editor-picture.ts'
import { LazyPartDialog } from './video/lazy-part-dialog.tsx'

/**
 * The Template Editor tab.
 *
 * @param templateId from the URL; may be any string, or null for none
 */
export function TemplateEditor({ templateId }: { readonly templateId: string | null }) {
  // Fast-changing state is read in the components that show it, so that only those render again.
  const picture = useEditorStore(({ source }) => pictureOf(source))
  const site = useSite()
  const { isLoading, isOpening, isOpeningAnimation, problem } = useEditorPicture(templateId)
  const isCropping = useCropStore(({ part }) => part !== null)
  const { advice, onLayout } = useColorAdvice(picture)
  const drawing = useDrawMode()
  const workbench = useRef<HTMLDivElement>(null)
  useUndoKeys()
  useLimitWarning()
  useKeyboardRoom(workbench)

  return (
    <div ref={workbench} className="workbench">
      {picture !== null && problem !== undefined && (
        <div className="form-alert creator-wide flex flex-wrap items-center justify-between gap-3">
          <p role="alert">
            {problem.text} {t`The picture that was here is still here.`}
          </p>
          <TryAgain problem={problem} />
        </div>
      )}
      <div className="stage">
        {picture !== null && isCropping && <CropMode picture={picture} />}
        {(picture !== null || isLoading) && !isCropping && <CanvasToolbar />}
        {picture !== null && !isCropping && (
          <MemeCanvas picture={picture} site={site} onLayout={onLayout} />
        )}
        {!isCropping && drawing !== undefined && picture !== null && <drawing.DrawTools />}
        {!isCropping && drawing === undefined && (
          <>
            <CoverOptions />
            <StrokeOptions />
            <BubbleOptions />
          </>
        )}
        {!isCropping && <LazyPlayer />}
        {picture === null && isLoading && (
          <div className="relative w-full self-stretch">
            <Skeleton className="aspect-[4/3] max-h-(--picture-height) w-full" />
            {isOpeningAnimation && <Opening className="absolute inset-0 grid place-items-center" />}
          </div>
        )}
        {picture !== null && isOpeningAnimation && <Opening className="mt-2" />}
        {picture === null && !isLoading && <CanvasPlaceholder problem={problem} />}
        <LazyBlankDialog />
        <LazyPartDialog />
      </div>

      {/* biome-ignore lint/a11y/noStaticElementInteractions: only supports the fields inside */}
      <div
        className="panel editor-fields"
        // Browsers treat a field under the sticky picture or buttons as visible. What is pressed
        // must stay under the pointer.
        onFocus={({ target }) =>
          target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest' })
        }
      >
        <UploadArea />
        <FieldsWithIdeas>
          <CaptionFields />
        </FieldsWithIdeas>
        <StyledTexts />
        <ColorAdvice advice={advice} />
        <BarOptions />
        <StickerOptions />
        <div className="sections">
          <LazySpanFields />
          <TextOptions />
          {picture !== null && <LookSection picture={picture} />}
          <LayerList />
        </div>
        <div className="title-row">
          <TitleField />
          <ResetButton />
        </div>
        <EditorActions isOpening={isOpening} />
      </div>
    </div>
  )
}

const Opening = ({ className }: { readonly className: string }) => (
  <p className={`hint ${className}`} role="status">
    {t`Opening the animation…`}
  </p>
)

function TitleField() {
  const title = useEditorStore((store) => store.title)
  const edit = useEditorStore((store) => store.edit)
  return (
    <div className="counted">
      <label className="field">
        {t({ message: 'Title', context: 'of a meme' })}
        <input
          className="input"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          placeholder={sayTitle(DEFAULT_TITLE)}
          onChange={(event) => edit('title', () => ({ title: event.target.value }))}
        />
      </label>
      <LengthCounter value={title} max={MAX_TITLE_LENGTH} />
    </div>
  )
}

/** Resets the editor, and undoes the reset. */
function ResetButton() {
  const wasReset = useHistoryStore(({ history }) => history.past.at(-1)?.group === RESET_STEP)
  const { reset, undo } = useEditorStore.getState()
  return (
    <button
      type="button"
      className="button button-plain button-small -me-2"
      onClick={wasReset ? undo : reset}
    >
      {wasReset ? (
        <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
      ) : (
        <RotateCcw aria-hidden size={18} />
      )}
      {wasReset ? t`Undo Reset` : t`Reset`}
    </button>
  )
}
