import { plural, t } from '@lingui/core/macro'
import { calls, MAX_MEMES_AT_ONCE } from '@memesmith/contract'
import { hasStatus } from '../../lib/api-client.ts'
import { call, send } from '../../lib/call.ts'
import { type Notification, notify } from '../../lib/notify.tsx'
import { offerUndo } from '../../lib/offer-undo.tsx'
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
    if (ids.length === 1) await send(calls.deleteMeme, { params: { id: first } })
    else
      for (const some of chunksOf(ids, MAX_MEMES_AT_ONCE)) {
        await send(calls.deleteMemes, { body: { ids: some } })
        deleted.push(...some)
      }
  } catch (error) {
    if (deleted.length === 0 || hasStatus(error, 401)) reportFailure(error)
    else report(deleted, ids.length)
    showDeleted(deleted, true)
    return false
  }
  report(ids, ids.length)
  showDeleted(ids, true)
  return true
}

function report(deleted: readonly number[], wanted: number): void {
  const count = deleted.length
  const isAll = count === wanted
  const notification = {
    title: isAll ? t`Success` : t`Error`,
    description: isAll
      ? plural(count, {
          one: 'Meme deleted successfully.',
          other: '# memes deleted successfully.',
        })
      : plural(wanted, {
          one: `Only ${count} of # meme could be deleted. Please try again.`,
          other: `Only ${count} of # memes could be deleted. Please try again.`,
        }),
    ...(!isAll && { tone: 'error' as const }),
  }
  offerUndo(notification, () => restore(deleted))
}

async function restore(ids: readonly number[]): Promise<Notification | undefined> {
  try {
    const restored: number[] = []
    for (const some of chunksOf(ids, MAX_MEMES_AT_ONCE)) {
      restored.push(...(await call(calls.restoreMemes, { body: { ids: some } })).ids)
    }
    showDeleted(restored, false)
    await refetchMemes()
    if (restored.length < ids.length) {
      return { title: t`Error`, description: t`It is too late to undo this.`, tone: 'error' }
    }
    const description = plural(ids.length, {
      one: 'The meme is back.',
      other: '# memes are back.',
    })
    return { title: t`Restored`, description }
  } catch (error) {
    if (hasStatus(error, 401)) askToLogIn(t`You need to log in again. Redirecting...`)
    else reportFailedWrite(error, t`The deletion could not be undone. Please try again.`)
    return undefined
  }
}

function reportFailure(error: unknown): void {
  if (hasStatus(error, 401)) {
    askToLogIn(t`You need to log in again. Redirecting...`)
    return
  }
  notify({
    title: t`Error`,
    description: t`Failed to delete meme. Please try again.`,
    tone: 'error',
  })
}
