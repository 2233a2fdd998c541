import { DEFAULT_TITLE, MAX_TITLE_LENGTH } from '@memesmith/contract'
import type { MemeLayout } from '@memesmith/meme-render'
import { Download, RotateCcw, Save, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { downloadPicture } from '../memes/download-meme.ts'
import { shareMeme } from '../memes/share-meme.ts'
import { CanvasPlaceholder } from './canvas-placeholder.tsx'
import { CaptionField } from './caption-field.tsx'
import { ColorPicker } from './color-picker.tsx'
import { useEditorStore } from './editor-store.ts'
import { exportMeme } from './export-meme.ts'
import { FontSizeSlider } from './font-size-slider.tsx'
import { MemeCanvas } from './meme-canvas.tsx'
import { UploadArea } from './upload-area.tsx'
import { useEditorPicture } from './use-editor-picture.ts'
import { useMeme } from './use-meme.ts'
import { useSaveMeme } from './use-save-meme.ts'

/** @param templateId from the address; any string, or null for none */
export function TemplateEditor({ templateId }: { readonly templateId: string | null }) {
  const draft = useEditorStore()
  const { isLoading, problem } = useEditorPicture(templateId)
  const [layout, setLayout] = useState<MemeLayout>()

  const { picture } = draft
  const meme = useMeme()
  const { save, isSaving } = useSaveMeme()

  const title = draft.title.trim() || DEFAULT_TITLE
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="canvas-stage">
        {picture !== null && <MemeCanvas picture={picture} meme={meme} onLayout={setLayout} />}
        {picture === null && isLoading && <Skeleton className="aspect-[4/3] w-full" />}
        {picture === null && !isLoading && <CanvasPlaceholder problem={problem} />}
      </div>

      <div className="panel grid gap-5 p-5">
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
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <button
            type="button"
            className="button button-primary sm:col-span-2 lg:col-span-1"
            disabled={picture === null || isSaving}
            onClick={save}
          >
            <Save aria-hidden size={20} />
            {isSaving ? 'Saving...' : 'Save to Gallery'}
          </button>
          <button
            type="button"
            className="button"
            disabled={picture === null}
            onClick={async () => picture && downloadPicture(await exportMeme(picture, meme))}
          >
            <Download aria-hidden size={20} />
            Download Meme
          </button>
          <button
            type="button"
            className="button"
            disabled={picture === null}
            onClick={() =>
              picture && void shareMeme({ title, picture: () => exportMeme(picture, meme) })
            }
          >
            <Share2 aria-hidden size={20} />
            Share Meme
          </button>
          <button
            type="button"
            className="button button-plain sm:col-span-2 lg:col-span-1"
            onClick={draft.reset}
          >
            <RotateCcw aria-hidden size={20} />
            Reset
          </button>
        </div>
      </div>
    </div>
  )
}
