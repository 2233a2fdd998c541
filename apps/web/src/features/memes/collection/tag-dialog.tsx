import { MAX_TAG_LENGTH, type SavedMeme } from '@memesmith/contract'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { changeTags } from './change-tags.ts'
import { useTags } from './use-tags.ts'

interface TagDialogProps {
  readonly memes: readonly SavedMeme[]
  readonly onClose: () => void
}

/** Adds tags to memes, and removes some. Enter or a comma ends a tag. */
export function TagDialog({ memes, onClose }: TagDialogProps) {
  const suggestionsId = useId()
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const known = useTags(true)
  const before = [...new Set(memes.flatMap(({ tags = [] }) => tags))]
  const shown = [...before.filter((tag) => !removed.includes(tag)), ...added]

  function add(text: string): readonly string[] {
    const tags = text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !added.includes(tag))
    const all = [...added, ...tags]
    setAdded(all)
    setRemoved(removed.filter((tag) => !tags.includes(tag)))
    setTyped('')
    return all
  }

  async function save() {
    setIsBusy(true)
    const isDone = await changeTags(memes, { add: add(typed), remove: removed })
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
          if (typed.trim() === '') void save()
          else add(typed)
        }}
      >
        <label className="field">
          Add a tag
          <input
            className="input"
            list={suggestionsId}
            value={typed}
            maxLength={MAX_TAG_LENGTH}
            autoComplete="off"
            onChange={({ target }) =>
              target.value.endsWith(',') ? add(target.value) : setTyped(target.value)
            }
          />
          <datalist id={suggestionsId}>
            {known.map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </label>
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {shown.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip inline-flex max-w-full items-center gap-1.5"
                onClick={() => {
                  setAdded(added.filter((each) => each !== tag))
                  if (before.includes(tag)) setRemoved([...removed, tag])
                }}
              >
                <span className="sr-only">Remove </span>
                <span className="truncate">{tag}</span>
                <X aria-hidden size={16} className="flex-none" />
              </button>
            </li>
          ))}
        </ul>
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
