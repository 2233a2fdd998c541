import { MAX_TAG_LENGTH, type SavedMeme } from '@memesmith/contract'
import { useState } from 'react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { TagInput, useTypedTags } from '../../../components/ui/tag-input.tsx'
import { changeTags } from './change-tags.ts'
import { useTags } from './use-tags.ts'

interface TagDialogProps {
  readonly memes: readonly SavedMeme[]
  readonly onClose: () => void
}

/** Adds tags to memes, and removes some. Enter or a comma ends a tag. */
export function TagDialog({ memes, onClose }: TagDialogProps) {
  const [before] = useState(() => [...new Set(memes.flatMap(({ tags = [] }) => tags))])
  const input = useTypedTags(before)
  const [isBusy, setIsBusy] = useState(false)
  const known = useTags(true).map(({ tag }) => tag)

  async function save() {
    setIsBusy(true)
    const { tags, added } = input.add()
    const isDone = await changeTags(memes, {
      add: added,
      remove: before.filter((tag) => !tags.includes(tag)),
    })
    setIsBusy(false)
    if (isDone) onClose()
  }

  return (
    <ModalDialog
      title={memes.length === 1 ? 'Tags' : `Tags of ${memes.length.toLocaleString()} memes`}
      onClose={() => !isBusy && onClose()}
    >
      <form
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (input.typed.trim() === '') void save()
          else input.add()
        }}
      >
        <TagInput input={input} suggestions={known} maxLength={MAX_TAG_LENGTH} />
        <div className="flex justify-end gap-3">
          <button type="button" className="button" disabled={isBusy} onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => void save()}
          >
            {isBusy ? 'Saving...' : 'Save'}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
