import { endpoints, MAX_MEMES_AT_ONCE, UNDO_MS } from '@memesmith/contract'
import { hasStatus } from '../../lib/api-client.ts'
import { call, send } from '../../lib/call.ts'
import { dismissNotification, notify } from '../../lib/notify.tsx'
import { chunksOf } from './chunks-of.ts'
import { askToLogIn, reportFailedWrite } from './report-failure.ts'
import { refetchMemes, showDeleted } from './use-memes.ts'

/**
 * Deletes memes, and shows the result in a toast (spec §8) that can undo it. If only some could be
 * deleted, it says so, and can undo that.
 *
 * @returns whether all were deleted
 */
export async function deleteMemes(ids: readonly number[]): Promise<boolean> {
  const [first] = ids
  if (first === undefined) return false
  const deleted: number[] = []
  try {
    if (ids.length === 1) await send(endpoints.deleteMeme, { params: { id: first } })
    else
      for (const some of chunksOf(ids, MAX_MEMES_AT_ONCE)) {
        await send(endpoints.deleteMemes, { body: { ids: some } })
        deleted.push(...some)
      }
  } catch (error) {
    if (deleted.length === 0 || hasStatus(error, 401)) reportFailure(error)
    else offerUndo(deleted, ids.length)
    showDeleted(deleted, true)
    return false
  }
  offerUndo(ids, ids.length)
  showDeleted(ids, true)
  return true
}

function offerUndo(deleted: readonly number[], wanted: number): void {
  const count = deleted.length.toLocaleString()
  const isAll = deleted.length === wanted
  notify({
    title: isAll ? 'Success' : 'Error',
    description: !isAll
      ? `Only ${count} of ${wanted.toLocaleString()} memes could be deleted. Please try again.`
      : wanted === 1
        ? 'Meme deleted successfully.'
        : `${count} memes deleted successfully.`,
    ...(!isAll && { tone: 'error' }),
    actions: (
      <button type="button" onClick={() => void undo(deleted)}>
        Undo
      </button>
    ),
    displayMs: UNDO_MS,
  })
}

async function undo(ids: readonly number[]): Promise<void> {
  dismissNotification()
  try {
    const restored: number[] = []
    for (const some of chunksOf(ids, MAX_MEMES_AT_ONCE)) {
      restored.push(...(await call(endpoints.restoreMemes, { body: { ids: some } })).ids)
    }
    showDeleted(restored, false)
    if (restored.length < ids.length) {
      notify({ title: 'Error', description: 'It is too late to undo this.', tone: 'error' })
    } else {
      notify({
        title: 'Restored',
        description:
          ids.length === 1 ? 'The meme is back.' : `${ids.length.toLocaleString()} memes are back.`,
      })
    }
    await refetchMemes()
  } catch (error) {
    if (hasStatus(error, 401)) askToLogIn('You need to log in again. Redirecting...')
    else reportFailedWrite(error, 'The deletion could not be undone. Please try again.')
  }
}

function reportFailure(error: unknown): void {
  if (hasStatus(error, 401)) {
    askToLogIn('You need to log in again. Redirecting...')
    return
  }
  notify({ title: 'Error', description: 'Failed to delete meme. Please try again.', tone: 'error' })
}
