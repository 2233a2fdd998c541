import { DEFAULT_TITLE } from '@memesmith/contract'
import { Download, Save, Share2 } from 'lucide-react'
import { downloadPicture } from '../memes/download-meme.ts'
import { shareMeme } from '../memes/share-meme.ts'
import { useSite } from '../site/use-site.ts'
import { useEditorStore } from './editor-store.ts'
import { exportMeme } from './export-meme.ts'
import type { Picture } from './picture.ts'
import { memeOf } from './use-meme.ts'
import { useSaveMeme } from './use-save-meme.ts'

/** What can be done with the meme. It stays in sight, however long the fields above it are. */
export function EditorActions() {
  const { watermarkText } = useSite()
  const picture = useEditorStore((store) => store.picture)
  const { save, isSaving } = useSaveMeme()

  const draw = (on: Picture) => exportMeme(on, memeOf(useEditorStore.getState(), watermarkText))

  return (
    <div className="editor-actions">
      <button
        type="button"
        className="button button-primary"
        disabled={picture === null || isSaving}
        onClick={save}
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
      <button
        type="button"
        className="button"
        disabled={picture === null}
        onClick={() =>
          picture &&
          void shareMeme({
            title: useEditorStore.getState().title.trim() || DEFAULT_TITLE,
            picture: () => draw(picture),
          })
        }
      >
        <Share2 aria-hidden size={20} />
        <span>Share Meme</span>
      </button>
    </div>
  )
}
