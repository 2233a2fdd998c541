import { t } from '@lingui/core/macro'
import { MEGABYTE, VIDEO_TYPES } from '@memesmith/contract'
import { ImageUp } from 'lucide-react'
import { useEffect } from 'react'
import { useSite } from '../../site/use-site.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { pasteContent } from '../stickers/paste.tsx'
import { openPictureFile } from './open-picture-file.ts'
import { pictureOf } from './picture-source.ts'

/** Accepts a picture or a video by click or paste. Errors are shown in place. */
export function UploadArea() {
  const { maxUploadBytes } = useSite()
  const megabytes = Math.floor(maxUploadBytes / MEGABYTE)
  const notice = useEditorStore((store) => store.uploadNotice)
  const wasAnimated = useEditorStore(({ source }) => {
    const origin = pictureOf(source)?.origin
    return origin?.kind === 'upload' && origin.wasAnimated
  })

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => void pasteContent(event, maxUploadBytes)
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [maxUploadBytes])

  return (
    <div className="grid gap-2">
      <label className="upload-area">
        <ImageUp aria-hidden size={28} className="shrink-0" />
        <span className="grid">
          <span className="font-bold">
            {t`Upload image`}{' '}
            <span className="hint max-[27rem]:hidden">{t`or drop or paste one`}</span>
          </span>
          <span className="hint leading-snug" id="upload-hint">
            {t`PNG, JPG, GIF up to ${megabytes}MB, or a video`}
          </span>
        </span>
        <input
          type="file"
          // A phone offers its camera roll for these.
          accept={['image/*', ...VIDEO_TYPES].join()}
          className="sr-only"
          aria-describedby={notice?.tone === 'problem' ? 'upload-problem' : 'upload-hint'}
          onChange={(event) => {
            void openPictureFile([...(event.target.files ?? [])], maxUploadBytes)
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      {wasAnimated && (
        <p className="hint" role="status">
          {t`This animation became a still picture: its first frame is used.`}
        </p>
      )}
      {notice?.tone === 'hint' && (
        <p className="hint" role="status">
          {notice.text}
        </p>
      )}
      {notice?.tone === 'problem' && (
        <p className="form-alert" role="alert" id="upload-problem">
          {notice.text}
        </p>
      )}
      {notice?.choices !== undefined && (
        <div className="flex flex-wrap gap-2">
          {notice.choices.map(({ label, choose }) => (
            <button key={label} type="button" className="button button-small" onClick={choose}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
