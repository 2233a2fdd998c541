import { t } from '@lingui/core/macro'
import type { SavedMeme } from '@memesmith/contract'
import { PanelTop, Pencil } from 'lucide-react'
import { notify } from '../../lib/notify.tsx'
import { openInEditor } from './draft/open-in-editor.ts'
import { useReplaceDraft } from './draft/use-replace-draft.tsx'
import { hasBar, toggleBar } from './layers/bars.ts'

interface EditMemeButtonProps {
  readonly meme: SavedMeme
  /** The key of the user's account. */
  readonly account: string
  /** The meme's name, for the accessible name, if there are many such buttons. */
  readonly of?: string
  /** Whether it puts its upper text into a bar. */
  readonly addsBar?: boolean
  /** Called when the meme is in the editor. */
  readonly onOpen: () => void
}

/** Opens a meme in the editor. Asks for confirmation if unsaved work would be lost. */
export function EditMemeButton({
  meme,
  account,
  of,
  addsBar = false,
  onOpen,
}: EditMemeButtonProps) {
  const { start, isOpening, question } = useReplaceDraft({
    account,
    async open() {
      await openInEditor(meme)
      if (addsBar && !hasBar('above')) toggleBar('above')
      onOpen()
      notify({
        title: t`Open in the Editor`,
        description: t`When you save, you can replace this meme or keep both.`,
      })
    },
  })
  return (
    <>
      <button
        type="button"
        className="button px-2"
        aria-label={of && t`Edit ${of}`}
        disabled={isOpening}
        onClick={() => void start()}
      >
        {addsBar ? <PanelTop aria-hidden size={20} /> : <Pencil aria-hidden size={20} />}
        {addsBar ? t`Bar Above` : t`Edit`}
      </button>
      {question}
    </>
  )
}
