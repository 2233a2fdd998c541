import { t } from '@lingui/core/macro'
import type { TagCount } from '@memesmith/contract'
import { foldText } from '@memesmith/similar-words/fold-text'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../lib/languages/format.ts'
import { ModalDialog } from './modal-dialog.tsx'

interface AllTagsDialogProps {
  /** Most common first; undefined until they are loaded. */
  readonly tags: readonly TagCount[] | undefined
  /** What a tag is called, if that is not the tag itself. */
  readonly nameOf?: (tag: string) => string
  readonly hasFailed: boolean
  onClose(): void
  /** The chip of a tag, which chooses it. */
  children(tag: TagCount): ReactNode
}

/** All tags, with a search, to choose one. */
export function AllTagsDialog({
  tags,
  nameOf = (tag) => tag,
  hasFailed,
  onClose,
  children,
}: AllTagsDialogProps) {
  const [typed, setTyped] = useState('')
  const wanted = foldText(typed.trim())
  const shown = tags?.filter(({ tag }) =>
    [tag, nameOf(tag)].some((name) => foldText(name).includes(wanted)),
  )
  return (
    <ModalDialog title={t`Tags`} size="large" onClose={onClose}>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <input
          type="search"
          className="input"
          aria-label={t`Search tags`}
          placeholder={t`Search tags...`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="h-[50vh] overflow-y-auto p-1">
          {hasFailed && <p role="alert">{t`The tags could not be loaded.`}</p>}
          {shown === undefined && !hasFailed && <p role="status">{t`Loading tags...`}</p>}
          {shown?.length === 0 && <p role="status">{t`No tags found`}</p>}
          <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
            {shown?.map((tag) => (
              <li key={tag.tag} className="max-w-full">
                {children(tag)}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex justify-end">
          <button type="button" className="button" onClick={onClose}>
            {t`Close`}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}

interface TagWithCountProps extends TagCount {
  /** Written before the tag. */
  readonly sign?: string
}

/** The label of a chip. */
export const TagWithCount = ({ tag, count, sign = '' }: TagWithCountProps) => (
  <>
    {sign}
    {tag} <span className="font-normal opacity-75">{formatNumber(count)}</span>
  </>
)
