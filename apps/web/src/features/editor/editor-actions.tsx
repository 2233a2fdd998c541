import { DEFAULT_TITLE } from '@memesmith/contract'
import { Download, Save, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadOrNotify } from '../../lib/load-or-notify.ts'
import { notify } from '../../lib/notify.tsx'
import type { AnimationFormat } from '../memes/download-animation.tsx'
import { downloadPicture } from '../memes/download-meme.ts'
import {
  copyLinkOnceSaved,
  copyPicture,
  shareMeme,
  shareOnceSaved,
  shareSavedMeme,
} from '../memes/share-meme.ts'
import { hasMeme } from '../memes/use-memes.ts'
import { useSite } from '../site/use-site.ts'
import { reportDocumentProblem } from './captions/use-limit-warning.ts'
import { useEditorStore } from './draft/editor-store.ts'
import { documentOf } from './layers/editor-layer.ts'
import type { MovingPicture } from './motion/moving-picture.ts'
import { shownStill } from './motion/shown-still.ts'
import { LazyTemplateDialog } from './own-template/lazy-template-dialog.tsx'
import { openTemplateDialog } from './own-template/template-dialog-store.ts'
import { convertPicture, type DownloadFormat } from './picture/convert-picture.ts'
import type { Picture } from './picture/picture.ts'
import { pictureOf } from './picture/picture-source.ts'
import { documentProblem } from './save/document-problem.ts'
import { exportMeme } from './save/export-meme.ts'
import { savedMeme } from './save/last-save.ts'
import { MoreActions } from './save/more-actions.tsx'
import { SaveChoice } from './save/save-choice.tsx'
import { ShareChoice } from './save/share-choice.tsx'
import { useSaveMeme } from './save/use-save-meme.tsx'

/** The download, save and share buttons. They stay visible, however long the fields above are. */
export function EditorActions() {
  const { watermarkText } = useSite()
  const picture = useEditorStore(({ source }) => pictureOf(source))
  const { save, isSaving, question } = useSaveMeme()
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => void checkSaved(), [])

  const draw = (on: Picture, moment?: number) => {
    const document = documentOf(useEditorStore.getState())
    return exportMeme(on, { document, watermark: watermarkText }, moment)
  }

  /** Of a picture that moves, the clipboard takes one frame. */
  const targetOf = (shared: Picture) => {
    const { picture: still, frame } = shownStill(shared)
    return {
      title: useEditorStore.getState().title.trim() || DEFAULT_TITLE,
      picture: () => draw(still, frame?.moment),
      ...(frame && { copied: `Frame ${frame.index + 1} copied as a still picture.` }),
    }
  }

  async function download(on: Picture, format: DownloadFormat) {
    const converted = await convertPicture(await draw(on), format)
    if (converted !== undefined) return downloadPicture(converted)
    notify({
      title: 'Error',
      description: `This browser can not make ${format.name} files. Please choose another format.`,
      tone: 'error',
    })
  }

  async function downloadMoving(on: Picture, motion: MovingPicture, format: AnimationFormat) {
    const { picture: still, frame } = shownStill(on)
    if (format === 'Still picture') return downloadPicture(await draw(still, frame?.moment))
    const document = documentOf(useEditorStore.getState())
    const loaded = await loadOrNotify(import('./motion/download-moving.ts'), 'The download')
    await loaded?.downloadMoving(motion, { document, watermark: watermarkText }, format)
  }

  function saveTemplate() {
    const problem = documentProblem(useEditorStore.getState().layers)
    if (problem === undefined) openTemplateDialog()
    else reportDocumentProblem(problem)
  }

  function share() {
    const saved = savedMeme(useEditorStore.getState())
    if (saved === undefined) setIsChoosing(true)
    else void shareSavedMeme(saved)
  }

  return (
    <div className="editor-actions">
      <button
        type="button"
        className="button button-primary"
        disabled={picture === null}
        // Not disabled while saving: that would lose the focus.
        aria-disabled={isSaving}
        onClick={() => save()}
      >
        <Save aria-hidden size={20} className="max-[27rem]:hidden" />
        {isSaving ? 'Saving...' : 'Save to Gallery'}
      </button>
      <MoreActions
        disabled={picture === null}
        onCopyImage={() => picture && void copyPicture(targetOf(picture))}
        onSaveAndCopyLink={() => save(copyLinkOnceSaved)}
        onSaveTemplate={saveTemplate}
        onDownload={(format) => picture && void download(picture, format)}
        onDownloadAnimation={
          picture?.motion &&
          ((format) => picture.motion && void downloadMoving(picture, picture.motion, format))
        }
      />
      <button
        type="button"
        className="button"
        disabled={picture === null}
        onClick={async () => {
          if (picture?.motion !== undefined) await downloadMoving(picture, picture.motion, 'GIF')
          else if (picture !== null) downloadPicture(await draw(picture))
        }}
      >
        <Download aria-hidden size={20} />
        <span>Download Meme</span>
      </button>
      <button type="button" className="button" disabled={picture === null} onClick={share}>
        <Share2 aria-hidden size={20} />
        <span>Share Meme</span>
      </button>
      <LazyTemplateDialog />
      {question !== null && <SaveChoice {...question} />}
      {isChoosing && picture !== null && (
        <ShareChoice
          onSaveAndShare={() => {
            save(shareOnceSaved)
            setIsChoosing(false)
          }}
          // Both must copy in the click's own task.
          onSaveAndCopyLink={() => {
            save(copyLinkOnceSaved)
            setIsChoosing(false)
          }}
          onPictureOnly={() => {
            void shareMeme(targetOf(picture))
            setIsChoosing(false)
          }}
          onCancel={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

/**
 * Clears the last save if that meme was deleted since. This runs in advance, because a click can't
 * wait for it.
 */
async function checkSaved(): Promise<void> {
  const { saved } = useEditorStore.getState()
  if (saved === null) return
  // If the check fails, assume that the meme still exists.
  const isThere = await hasMeme(saved.meme.id).catch(() => true)
  if (!isThere && useEditorStore.getState().saved === saved)
    useEditorStore.setState({ saved: null })
}
