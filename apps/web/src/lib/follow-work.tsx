import { dismissNotification, notify } from './notify.tsx'

/** The user has ended the work. */
export class StoppedError extends Error {}

/** The toast changes when this much more is done: a screen reader says each change. */
const STEP = 0.2

/**
 * Shows how far some work is, in a toast that can end it.
 *
 * @param title what is done, such as *Saving*
 * @param work calls `onProgress` with a share from 0 to 1, and ends when `signal` is aborted
 * @returns what the work returns
 * @throws StoppedError if the user ended it; what the work throws
 */
export async function followWork<Result>(
  title: string,
  work: (signal: AbortSignal, onProgress: (share: unknown) => void) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const stop = () => {
    abort.abort()
    dismissNotification()
  }
  let shown = 0
  const show = (share: number) =>
    notify({
      title,
      description: `${Math.round(share * 100)} %`,
      actions: (
        <button type="button" className="button button-small" onClick={stop}>
          Cancel
        </button>
      ),
    })
  show(0)
  try {
    return await work(abort.signal, (share) => {
      if (typeof share !== 'number' || share < shown + STEP) return
      shown = share
      show(share)
    })
  } catch (error) {
    throw abort.signal.aborted ? new StoppedError() : error
  }
}
