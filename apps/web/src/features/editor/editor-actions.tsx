import { DEFAULT_TITLE } from '@memesmith/contract'
import { Download, Save, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { downloadPicture } from '../memes/download-meme.ts'
import { shareMeme, shareOnceSaved, shareSavedMeme } from '../memes/share-meme.ts'
import { hasMeme } from '../memes/use-memes.ts'
import { useSite } from '../site/use-site.ts'
import { useEditorStore } from './editor-store.ts'
import { exportMeme } from './export-meme.ts'
import { savedMeme } from './last-save.ts'
import { documentOf } from './layers/editor-layer.ts'
import type { Picture } from './picture.ts'
import { pictureOf } from './picture-source.ts'
import { ShareChoice } from './share-choice.tsx'
import { useSaveMeme } from './use-save-meme.tsx'

/** The download, save and share buttons. They stay visible, however long the fields above are. */
export function EditorActions() {
  const { watermarkText } = useSite()
  const picture = useEditorStore(({ source }) => pictureOf(source))
  const { save, isSaving } = useSaveMeme()
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => void checkSaved(), [])

  const draw = (on: Picture) =>
    exportMeme(on, {
      document: documentOf(useEditorStore.getState()),
      watermark: watermarkText,
    })

  const sharePicture = (shared: Picture) =>
    shareMeme({
      title: useEditorStore.getState().title.trim() || DEFAULT_TITLE,
      picture: () => draw(shared),
    })

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
        disabled={picture === null || isSaving}
        onClick={() => void save()}
      >
        <Save aria-hidden size={20} className="max-[27rem]:hidden" />
        {isSaving ? 'Saving...' : 'Save to Gallery'}
      </button>
      <button
        type="button"
        className="button"
        disabled={picture === null}
        onClick={async () => picture && downloadPicture(await draw(picture))}
      >
        <Download aria-hidden size={20} />
        <span>Download Meme</span>
      </button>
      <button type="button" className="button" disabled={picture === null} onClick={share}>
        <Share2 aria-hidden size={20} />
        <span>Share Meme</span>
      </button>
      {isChoosing && picture !== null && (
        <ShareChoice
          isSaving={isSaving}
          // Both must share in the click's own task.
          onSave={() => {
            const saving = save()
            void saving.then(() => setIsChoosing(false))
            void shareOnceSaved(saving)
          }}
          onPictureOnly={() => {
            void sharePicture(picture)
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
