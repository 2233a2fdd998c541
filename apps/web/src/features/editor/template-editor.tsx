import { DEFAULT_TITLE, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, PAGES } from '@memesmith/contract'
import type { Caption, Meme, MemeLayout } from '@memesmith/meme-render'
import { Download, RotateCcw, Save, Share2 } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { isUnauthorized } from '../../lib/api-client.ts'
import { goToLogin } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'
import { downloadPicture } from '../memes/download-meme.ts'
import { saveMeme } from '../memes/save-meme.ts'
import { shareMeme } from '../memes/share-meme.ts'
import { useSite } from '../site/use-site.ts'
import { ColorPicker } from './color-picker.tsx'
import { useEditorStore } from './editor-store.ts'
import { exportMeme } from './export-meme.ts'
import { FontSizeSlider } from './font-size-slider.tsx'
import { MemeCanvas } from './meme-canvas.tsx'
import { UploadArea } from './upload-area.tsx'
import { useEditorPicture } from './use-editor-picture.ts'

/** Spec §9: time to read why, before the login page. */
const LOGIN_DELAY_MS = 1000

/** @param templateId from the address; any string, or null for none */
export function TemplateEditor({ templateId }: { readonly templateId: string | null }) {
  const draft = useEditorStore()
  const { watermarkText } = useSite()
  const { isLoading, problem } = useEditorPicture(templateId)
  const [layout, setLayout] = useState<MemeLayout>()
  const [isSaving, setIsSaving] = useState(false)

  const { picture, topText, bottomText, fontSize, textColor } = draft
  const meme = useMemo<Meme>(() => {
    const caption = (text: string, placement: Caption['placement']): Caption => ({
      text,
      placement,
      fontSize,
      color: textColor,
    })
    return {
      captions: [caption(topText, 'top'), caption(bottomText, 'bottom')],
      watermark: watermarkText,
    }
  }, [topText, bottomText, fontSize, textColor, watermarkText])

  const save = useCallback(async () => {
    const { picture: source, ...current } = useEditorStore.getState()
    if (source === null || isSaving) return
    setIsSaving(true)
    try {
      await saveMeme(current, source)
      notify({ title: 'Success', description: 'Meme saved to your gallery!' })
    } catch (error) {
      reportSaveError(error)
    } finally {
      setIsSaving(false)
    }
  }, [isSaving])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault()
        void save()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [save])

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
          value={topText}
          notice={noticeOf(layout?.captions[0], picture !== null)}
          onChange={(text) => draft.change({ topText: text })}
        />
        <CaptionField
          label="Bottom Text"
          value={bottomText}
          notice={noticeOf(layout?.captions[1], picture !== null)}
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
            onClick={() => picture && void shareMeme({ title, picture: exportMeme(picture, meme) })}
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

function CanvasPlaceholder({ problem }: { readonly problem: string | undefined }) {
  return (
    <div className="grid aspect-[4/3] w-full place-content-center justify-items-center gap-3 p-6 text-center">
      {problem === undefined ? (
        <p className="text-xl font-bold text-soft">Upload an image or select a template to start</p>
      ) : (
        <p role="alert" className="text-xl font-bold">
          {problem}
        </p>
      )}
      <Link to={PAGES.gallery} className="button button-sun">
        Browse Templates
      </Link>
    </div>
  )
}

interface CaptionFieldProps {
  readonly label: string
  readonly value: string
  readonly notice: string | undefined
  readonly onChange: (text: string) => void
}

function CaptionField({ label, value, notice, onChange }: CaptionFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea
        id={id}
        className="input min-h-[2.875rem] resize-y field-sizing-content"
        rows={1}
        dir="auto"
        value={value}
        maxLength={MAX_TEXT_LENGTH}
        placeholder={`Enter ${label.toLowerCase()}...`}
        aria-describedby={notice === undefined ? undefined : `${id}-notice`}
        onChange={(event) => onChange(event.target.value)}
      />
      {notice !== undefined && (
        <p className="hint" id={`${id}-notice`} role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

/** What the layout did to a caption that the person should know of. */
function noticeOf(caption: MemeLayout['captions'][number] | undefined, isDrawn: boolean) {
  if (caption === undefined || !isDrawn) return undefined
  if (caption.missing.length > 0) {
    return `No font here has ${caption.missing.join(' ')}: a mark stands in its place.`
  }
  if (caption.truncated) return 'Too long for this picture: the end is not shown.'
  return caption.shrunk ? `Drawn at ${Math.round(caption.fontSize)}px so that it fits.` : undefined
}

/** Spec §8. */
function reportSaveError(error: unknown): void {
  if (isUnauthorized(error)) {
    notify({
      title: 'Unauthorized',
      description: 'You need to log in to save memes. Redirecting...',
      tone: 'error',
    })
    goToLogin(LOGIN_DELAY_MS)
    return
  }
  notify({ title: 'Error', description: 'Failed to save meme. Please try again.', tone: 'error' })
}
