import { dismissNotification, notify } from './notify.tsx'
import { readProgress } from './read-progress.ts'

/** The user has ended the work. */
export class StoppedError extends Error {}

/** The toast changes when this much more is done: a screen reader says each change. */
const STEP = 0.2

/**
 * Shows how far some work of the server is, in a toast that can end it.
 *
 * @param title what is done, such as *Saving*
 * @param start sends a request whose response may be live progress
 * @returns the JSON of the response
 * @throws StoppedError if the user ended it; ResponseError if it failed
 */
export async function followWork(
  title: string,
  start: (signal: AbortSignal) => Promise<Response>,
): Promise<unknown> {
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
    return await readProgress(await start(abort.signal), (share) => {
      if (typeof share !== 'number' || share < shown + STEP) return
      shown = share
      show(share)
    })
  } catch (error) {
    throw abort.signal.aborted ? new StoppedError() : error
  }
}
