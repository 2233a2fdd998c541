import { plural, t } from '@lingui/core/macro'
import { UNDO_MS } from '@memesmith/contract'
import { dismissNotification, type Notification, notify, usual } from './notify.tsx'

/**
 * Undoes a deletion.
 *
 * @returns what to tell the user; undefined if the user has been told already
 */
type Undo = () => Promise<Notification | undefined>

/** The deletions that can still be undone, oldest first. */
let deletions: readonly Undo[] = []

/**
 * Tells the user that something was deleted, and offers to undo it for `UNDO_MS`. Later toasts keep the
 * offer; the next deletion's toast undoes both.
 */
export function offerUndo(notification: Notification, undo: Undo): void {
  deletions = [...deletions, undo]
  setTimeout(() => forget([undo]), UNDO_MS)
  const all = deletions
  notify({
    ...notification,
    actions: (
      <>
        <UndoButton label={t`Undo`} chosen={[undo]} />
        {all.length > 1 && <UndoButton label={t`Undo All`} chosen={all} />}
      </>
    ),
    displayMs: UNDO_MS,
  })
  usual.actions = <UndoButton label={t`Undo Deletion`} chosen={[undo]} />
}

/** @param ended the deletions that can no longer be undone */
function forget(ended: readonly Undo[]): void {
  deletions = deletions.filter((undo) => !ended.includes(undo))
  if (deletions.length === 0) delete usual.actions
}

interface UndoButtonProps {
  readonly label: string
  readonly chosen: readonly Undo[]
}

const UndoButton = ({ label, chosen }: UndoButtonProps) => (
  <button type="button" onClick={() => void undoAll(chosen)}>
    {label}
  </button>
)

async function undoAll(chosen: readonly Undo[]): Promise<void> {
  dismissNotification()
  const inTime = chosen.filter((undo) => deletions.includes(undo))
  forget(chosen)
  const results: Notification[] = []
  // The server says that it is too late.
  for (const undo of inTime.length > 0 ? inTime : chosen) {
    const result = await undo()
    if (result === undefined) return
    results.push(result)
  }
  const [first, ...others] = results
  const failure = results.find(({ tone }) => tone === 'error')
  if (failure !== undefined) notify(failure)
  else if (first !== undefined && others.length === 0) notify(first)
  else {
    const description = plural(results.length, {
      one: '# deletion is undone.',
      other: '# deletions are undone.',
    })
    notify({ title: t`Restored`, description })
  }
}
