import type { SavedMeme } from '@memesmith/contract'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { openTabDraft } from '../../lib/drafts/tab-draft.ts'
import { notify } from '../../lib/notify.tsx'
import { hasUnsavedWork } from './draft/editor-draft.ts'
import { useEditorStore } from './draft/editor-store.ts'
import { openInEditor } from './draft/open-in-editor.ts'
import { ReplaceDraftDialog } from './draft/replace-draft-dialog.tsx'

interface EditMemeButtonProps {
  readonly meme: SavedMeme
  /** The key of the user's account. */
  readonly account: string
  /** The meme's name, for the accessible name, if there are many such buttons. */
  readonly of?: string
  /** Called when the meme is in the editor. */
  readonly onOpen: () => void
}

/** Opens a meme in the editor. Asks for confirmation if unsaved work would be lost. */
export function EditMemeButton({ meme, account, of, onOpen }: EditMemeButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isOpening, setIsOpening] = useState(false)

  async function open() {
    setIsAsking(false)
    setIsOpening(true)
    try {
      await openInEditor(meme)
      onOpen()
      notify({
        title: 'Open in the Editor',
        description: 'When you save, you can replace this meme or keep both.',
      })
    } catch {
      const description = 'The picture could not be opened in the editor. Please try again.'
      notify({ title: 'Error', description, tone: 'error' })
      setIsOpening(false)
    }
  }

  async function edit() {
    await openTabDraft(account, false)
    if (hasUnsavedWork(useEditorStore.getState())) setIsAsking(true)
    else await open()
  }

  return (
    <>
      <button
        type="button"
        className="button px-2"
        aria-label={of && `Edit ${of}`}
        disabled={isOpening}
        onClick={() => void edit()}
      >
        <Pencil aria-hidden size={20} />
        Edit
      </button>
      {isAsking && (
        <ReplaceDraftDialog onConfirm={() => void open()} onCancel={() => setIsAsking(false)} />
      )}
    </>
  )
}
