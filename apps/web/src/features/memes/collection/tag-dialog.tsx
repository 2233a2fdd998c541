import { plural, t } from '@lingui/core/macro'
import { MAX_TAG_LENGTH, MAX_TAGS, type SavedMeme } from '@memesmith/contract'
import { foldText } from '@memesmith/similar-words/fold-text'
import { useState } from 'react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { hasTag, TagInput, useTypedTags } from '../../../components/ui/tag-input.tsx'
import { changeTags } from './change-tags.ts'
import { useTags } from './use-tags.ts'

interface TagDialogProps {
  readonly memes: readonly SavedMeme[]
  readonly onClose: () => void
}

/** Adds tags to memes, and removes some. Enter or a comma ends a tag. */
export function TagDialog({ memes, onClose }: TagDialogProps) {
  const [counts] = useState(() => countTags(memes))
  const before = [...counts.values()].map(({ tag }) => tag)
  const input = useTypedTags(before)
  const [isBusy, setIsBusy] = useState(false)
  const known = useTags(true).map(({ tag }) => tag)

  const [problem, setProblem] = useState<string>()

  /** Of a tag that only some memes have, unless all get it. */
  function noteOf(tag: string): string | undefined {
    const count = counts.get(foldText(tag))?.count ?? memes.length
    return count < memes.length && !hasTag(input.added, tag)
      ? t`${count} of ${memes.length}`
      : undefined
  }

  async function save() {
    const { tags, added } = input.add()
    // Of several memes, each has some of these.
    const isTooMany = (memes.length === 1 ? tags : added).length > MAX_TAGS
    setProblem(
      isTooMany
        ? plural(MAX_TAGS, {
            one: 'At most # tag, please.',
            other: 'At most # tags, please.',
          })
        : undefined,
    )
    if (isTooMany) return
    setIsBusy(true)
    const isDone = await changeTags(memes, {
      add: added,
      remove: before.filter((tag) => !tags.includes(tag)),
    })
    setIsBusy(false)
    if (isDone) onClose()
  }

  return (
    <ModalDialog
      title={
        memes.length === 1
          ? t`Tags`
          : plural(memes.length, { one: 'Tags of # meme', other: 'Tags of # memes' })
      }
      onClose={() => !isBusy && onClose()}
    >
      <form
        className="mt-3 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (input.typed.trim() === '') void save()
          else input.add()
        }}
      >
        <TagInput input={input} suggestions={known} maxLength={MAX_TAG_LENGTH} noteOf={noteOf} />
        <p role="alert" className={problem === undefined ? 'sr-only' : 'form-alert'}>
          {problem}
        </p>
        <div className="flex justify-end gap-3">
          <button type="button" className="button" disabled={isBusy} onClick={onClose}>
            {t`Cancel`}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => void save()}
          >
            {isBusy ? t`Saving...` : t`Save`}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

/** The tags of some memes, by what their spellings have in common. */
function countTags(memes: readonly SavedMeme[]) {
  const counts = new Map<string, { readonly tag: string; readonly count: number }>()
  for (const tag of memes.flatMap(({ tags = [] }) => tags)) {
    const key = foldText(tag)
    const known = counts.get(key)
    counts.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 })
  }
  return counts
}
