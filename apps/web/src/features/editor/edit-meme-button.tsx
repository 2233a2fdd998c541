import type { SavedMeme } from '@memesmith/contract'
import { Pencil } from 'lucide-react'
import { notify } from '../../lib/notify.tsx'
import { openInEditor } from './draft/open-in-editor.ts'
import { useReplaceDraft } from './draft/use-replace-draft.tsx'

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
  const { start, isOpening, question } = useReplaceDraft({
    account,
    async open() {
      await openInEditor(meme)
      onOpen()
      notify({
        title: 'Open in the Editor',
        description: 'When you save, you can replace this meme or keep both.',
      })
    },
  })
  return (
    <>
      <button
        type="button"
        className="button px-2"
        aria-label={of && `Edit ${of}`}
        disabled={isOpening}
        onClick={() => void start()}
      >
        <Pencil aria-hidden size={20} />
        Edit
      </button>
      {question}
    </>
  )
}
