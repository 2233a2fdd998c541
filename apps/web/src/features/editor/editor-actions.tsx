import { t } from '@lingui/core/macro'
import { copiesOfSite, DEFAULT_TITLE, memeFiles } from '@memesmith/contract'
import { Download, Save, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadOrNotify } from '../../lib/load-or-notify.ts'
import { notify } from '../../lib/notify.tsx'
import { downloadPicture } from '../memes/download-meme.ts'
import { downloadFile } from '../memes/files/download-file.ts'
import {
  copyLinkOnceSaved,
  copyPicture,
  shareMeme,
  shareOnceSaved,
  shareSavedMeme,
} from '../memes/share-meme.tsx'
import { hasMeme } from '../memes/use-memes.ts'
import { useSite } from '../site/use-site.ts'
import { reportDocumentProblem } from './captions/use-limit-warning.ts'
import { useEditorStore } from './draft/editor-store.ts'
import { documentOf } from './layers/editor-layer.ts'
import type { MovingFormat } from './motion/download-moving.ts'
import type { MovingPicture } from './motion/moving-picture.ts'
import { shownStill } from './motion/shown-still.ts'
import { LazyTemplateDialog } from './own-template/lazy-template-dialog.tsx'
import { openTemplateDialog } from './own-template/template-dialog-store.ts'
import { convertPicture, DOWNLOAD_FORMATS, type DownloadFormat } from './picture/convert-picture.ts'
import type { Picture } from './picture/picture.ts'
import { pictureOf } from './picture/picture-source.ts'
import { documentProblem } from './save/document-problem.ts'
import { exportMeme } from './save/export-meme.ts'
import { type LastSavedMeme, savedMeme } from './save/last-save.ts'
import { MoreActions } from './save/more-actions.tsx'
import { SaveChoice } from './save/save-choice.tsx'
import { ShareChoice } from './save/share-choice.tsx'
import type { MeasureDraft } from './save/use-draft-sizes.ts'
import { useSaveMeme } from './save/use-save-meme.tsx'

interface EditorActionsProps {
  /** Whether another picture is about to take the place of the one that is shown. */
  readonly isOpening: boolean
}

/** The download, save and share buttons. They stay visible, however long the fields above are. */
export function EditorActions({ isOpening }: EditorActionsProps) {
  const site = useSite()
  const { watermarkText } = site
  const picture = useEditorStore(({ source, isOpeningFile }) =>
    isOpening || isOpeningFile ? null : pictureOf(source),
  )
  const { save, isSaving, question } = useSaveMeme(picture !== null)
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => void checkSaved(), [])

  const draw = (on: Picture, moment?: number) => {
    const document = documentOf(useEditorStore.getState())
    return exportMeme(on, { document, watermark: watermarkText }, moment)
  }

  /** Of a picture that moves, the clipboard takes one frame. */
  const targetOf = (shared: Picture) => {
    const { picture: still, frame } = shownStill(shared)
    const { motion } = shared
    const picture = () => draw(still, frame?.moment)
    return {
      title: useEditorStore.getState().title.trim() || DEFAULT_TITLE,
      picture,
      ...(motion && {
        files: [
          { name: 'meme.gif', type: 'image/gif', load: () => makeGif(motion) },
          { name: 'meme.png', type: 'image/png', load: picture },
        ],
      }),
      ...(frame && { copied: frameCopied(frame.index + 1) }),
    }
  }

  async function download(on: Picture, format: DownloadFormat) {
    const { picture: still, frame } = shownStill(on)
    const converted = await convertPicture(await draw(still, frame?.moment), format)
    if (converted !== undefined) return downloadPicture(converted)
    const { name } = format
    notify({
      title: t`Error`,
      description: t`This browser can not make ${name} files. Please choose another format.`,
      tone: 'error',
    })
  }

  const drawn = () => ({
    document: documentOf(useEditorStore.getState()),
    watermark: watermarkText,
  })

  async function downloadMoving(motion: MovingPicture, format: MovingFormat) {
    const meme = drawn()
    const loaded = await loadOrNotify(import('./motion/download-moving.ts'), t`The download`)
    await loaded?.downloadMoving(motion, meme, format)
  }

  /** Of a saved meme, the server says the sizes of the files that move. */
  const measure: MeasureDraft = async (report, signal) => {
    if (picture === null) return
    const { motion } = picture
    const { picture: still, frame } = shownStill(picture)
    const png = await draw(still, frame?.moment)
    for (const format of DOWNLOAD_FORMATS.slice(0, motion && 1)) {
      const converted = await convertPicture(png, format)
      if (converted !== undefined) report(format.name.toUpperCase(), converted.size, true)
    }
    if (motion === undefined || savedMeme(useEditorStore.getState()) !== undefined) return
    const { estimateMoving } = await import('./motion/estimate-moving.ts')
    const sizes = await estimateMoving(motion, drawn(), signal)
    for (const [format, bytes] of Object.entries(sizes)) report(format.toUpperCase(), bytes, false)
  }

  async function makeGif(motion: MovingPicture): Promise<Blob> {
    const meme = drawn()
    const { makeMoving } = await import('./motion/download-moving.ts')
    return await makeMoving(motion, meme, 'GIF')
  }

  /** The best file of a meme that moves: the server makes more of them. */
  async function downloadBest(meme: LastSavedMeme | undefined) {
    const [file] = meme === undefined ? [] : memeFiles(meme, copiesOfSite(site))
    if (file !== undefined) await downloadFile(file)
  }

  function saveTemplate() {
    const problem = documentProblem(useEditorStore.getState().layers)
    if (problem === undefined) openTemplateDialog()
    else reportDocumentProblem(problem)
  }

  function share() {
    const saved = savedMeme(useEditorStore.getState())
    if (saved === undefined) setIsChoosing(true)
    else void shareSavedMeme(saved, site)
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
        {isSaving ? t`Saving...` : t`Save to Gallery`}
      </button>
      <MoreActions
        disabled={picture === null}
        isMoving={picture?.motion !== undefined}
        onCopyPicture={() => picture && void copyPicture(targetOf(picture))}
        onSaveAndCopyLink={() => save(copyLinkOnceSaved)}
        onSaveTemplate={saveTemplate}
        onDownload={(format) => picture && void download(picture, format)}
        onDownloadMoving={(format) =>
          picture?.motion && void downloadMoving(picture.motion, format)
        }
        measure={measure}
        onSaveAndDownload={() => save(async (saving) => await downloadBest(await saving))}
      />
      <button
        type="button"
        className="button"
        disabled={picture === null}
        onClick={async () => {
          const saved = savedMeme(useEditorStore.getState())
          if (picture === null) return
          if (picture.motion === undefined) downloadPicture(await draw(picture))
          else if (saved?.animationUrl != null) await downloadBest(saved)
          else await downloadMoving(picture.motion, 'GIF')
        }}
      >
        <Download aria-hidden size={20} />
        <span>{t`Download Meme`}</span>
      </button>
      <button type="button" className="button" disabled={picture === null} onClick={share}>
        <Share2 aria-hidden size={20} />
        <span>{t`Share Meme`}</span>
      </button>
      <LazyTemplateDialog />
      {question !== null && <SaveChoice {...question} />}
      {isChoosing && picture !== null && (
        <ShareChoice
          onSaveAndShare={() => {
            save((saving) => shareOnceSaved(saving, site))
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

const frameCopied = (frame: number): string => t`Frame ${frame} copied as a still picture.`

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
