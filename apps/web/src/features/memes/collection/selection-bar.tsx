import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls, type Endpoint, MAX_MEMES_AT_ONCE, queryOf } from '@memesmith/contract'
import { Download, Tag, Trash2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { deleteMemes } from '../delete-memes.tsx'
import type { MemeList } from '../use-memes.ts'
import { clearSelection, useSelection } from './selection-store.ts'
import { TagDialog } from './tag-dialog.tsx'

type Task = 'delete' | 'tag'

interface SelectionBarProps {
  readonly memes: MemeList['memes']
  /** Whether there are more memes than these. */
  readonly hasMore: boolean
  /** Selects all memes, also those that are not loaded yet. */
  readonly onAll: () => Promise<void>
}

/** What can be done with the selected memes. It is there while some are selected. */
export function SelectionBar({ memes, hasMore, onAll }: SelectionBarProps) {
  const { ids } = useSelection()
  const [task, setTask] = useState<Task>()
  const [isBusy, setIsBusy] = useState(false)
  // Leaving the page ends the selection.
  useEffect(() => clearSelection, [])
  // A meme may have been deleted, or left the list, since it was selected.
  const selected = memes.filter(({ id }) => ids.has(id))
  const count = selected.length

  async function remove() {
    setIsBusy(true)
    const isDone = await deleteMemes(selected.map(({ id }) => id))
    setIsBusy(false)
    // The dialog restores the focus when it closes, to a button that is removed then.
    flushSync(() => setTask(undefined))
    if (!isDone) return
    clearSelection()
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {count > 0 && plural(count, { one: '# selected', other: '# selected' })}
      </p>
      {count > 0 && (
        <div role="toolbar" aria-label={t`Selected memes`} className="panel selection-bar">
          <button
            type="button"
            className="button button-plain button-icon"
            aria-label={t`Clear the selection`}
            onClick={clearSelection}
          >
            <X aria-hidden size={20} />
          </button>
          <strong className="flex-1">
            <Trans>
              {count}
              <span className="max-[24rem]:sr-only"> selected</span>
            </Trans>
          </strong>
          {(selected.length < memes.length || hasMore) && (
            <button type="button" className="button button-small" onClick={() => void onAll()}>
              {t({ message: 'All', context: 'memes' })}
            </button>
          )}
          <button
            type="button"
            className="button button-small"
            onClick={() => downloadZip(selected.map(({ id }) => id))}
          >
            <Download aria-hidden size={18} />
            <span className="max-sm:sr-only">{t`Download`}</span>
          </button>
          <button type="button" className="button button-small" onClick={() => setTask('tag')}>
            <Tag aria-hidden size={18} />
            <span className="max-sm:sr-only">{t`Tags`}</span>
          </button>
          <button
            type="button"
            className="button button-small text-danger"
            onClick={() => setTask('delete')}
          >
            <Trash2 aria-hidden size={18} />
            <span className="max-sm:sr-only">{t`Delete`}</span>
          </button>
        </div>
      )}
      {task === 'tag' && <TagDialog memes={selected} onClose={() => setTask(undefined)} />}
      {task === 'delete' && (
        <ConfirmDialog
          title={plural(count, { one: 'Delete this meme?', other: 'Delete # memes?' })}
          text={t`The links will be gone, too. You can undo it for ten seconds.`}
          action={isBusy ? t`Deleting...` : t`Delete`}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setTask(undefined)}
        />
      )}
    </>
  )
}

/** The browser saves what the server streams. */
function downloadZip(selected: readonly number[]): void {
  const ids = selected.join()
  if (selected.length > MAX_MEMES_AT_ONCE) {
    postForm(calls.downloadChosen, { ids })
    return
  }
  const link = document.createElement('a')
  link.href = calls.downloadArchive.path + queryOf({ ids })
  link.download = ''
  link.click()
}

/** Sends a form, as a navigation: the page stays if the answer is a download. */
function postForm({ method, path }: Endpoint, values: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  Object.assign(form, { method, action: path, hidden: true })
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
