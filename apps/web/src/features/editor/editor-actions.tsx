import { DEFAULT_TITLE } from '@memesmith/contract'
import type { Meme } from '@memesmith/meme-render'
import { Download, Save, Share2 } from 'lucide-react'
import { downloadPicture } from '../memes/download-meme.ts'
import { shareMeme } from '../memes/share-meme.ts'
import { useEditorStore } from './editor-store.ts'
import { exportMeme } from './export-meme.ts'
import { useSaveMeme } from './use-save-meme.ts'

/** What can be done with the meme. It stays in sight, however long the fields above it are. */
export function EditorActions({ meme }: { readonly meme: Meme }) {
  const { picture, title } = useEditorStore()
  const { save, isSaving } = useSaveMeme()

  return (
    <div className="editor-actions">
      <button
        type="button"
        className="button button-primary flex-1"
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
        onClick={async () => picture && downloadPicture(await exportMeme(picture, meme))}
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
            title: title.trim() || DEFAULT_TITLE,
            picture: () => exportMeme(picture, meme),
          })
        }
      >
        <Share2 aria-hidden size={20} />
        <span>Share Meme</span>
      </button>
    </div>
  )
}
